import re
p='openapi/recruitment.yaml'
s=open(p).read()
# apply answer carries a token
old="""                    properties: { id: { $ref: "./common.yaml#/components/schemas/Id" }, ownKey: { $ref: "#/components/schemas/OwnKey" } }
                  message: { type: string, maxLength: 200 }
        default: { $ref: "./common.yaml#/components/responses/Problem" }
  /own-application:
"""
assert s.count(old)==1
new="""                    properties:
                      id: { $ref: "./common.yaml#/components/schemas/Id" }
                      ownKey: { $ref: "#/components/schemas/OwnKey" }
                      voluntaryToken: { $ref: "#/components/schemas/VoluntaryToken" }
                  message: { type: string, maxLength: 200 }
        default: { $ref: "./common.yaml#/components/responses/Problem" }
  /voluntary-questions:
    get:
      operationId: listVoluntaryQuestions
      summary: What somebody who has applied may say of themselves, if they like; none where the organisation does not ask
      security: []
      responses:
        "200":
          description: The questions that are asked now
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [data]
                properties: { data: { $ref: "#/components/schemas/VoluntaryQuestions" } }
        default: { $ref: "./common.yaml#/components/responses/Problem" }
  /voluntary-questions/settings:
    get:
      operationId: getVoluntarySettings
      summary: Whether people are asked voluntary questions after applying, which, and in which words
      responses:
        "200":
          description: The setting
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [data]
                properties: { data: { $ref: "#/components/schemas/VoluntarySettings" } }
        default: { $ref: "./common.yaml#/components/responses/Problem" }
    post:
      operationId: saveVoluntarySettings
      x-touches: [/voluntary-questions, /fairness]
      summary: Change it. Answers that were given stay as they are.
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/VoluntarySettings" } } }
      responses:
        "200":
          description: As it is from now on
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [message, responseData]
                properties: { message: { type: string, maxLength: 500 }, responseData: { $ref: "#/components/schemas/VoluntarySettings" } }
        default: { $ref: "./common.yaml#/components/responses/Problem" }
  /voluntary-answers:
    post:
      operationId: giveVoluntaryAnswers
      x-touches: []
      summary: "Answer the voluntary questions, once, by the token of the answer to an application. They are kept without a way back to it, and cannot be changed."
      security: []
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/GiveVoluntaryAnswers" } } }
      responses:
        "200":
          description: Kept; where they had been given already, the first ones stay
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [message]
                properties: { message: { type: string, maxLength: 200 } }
        default: { $ref: "./common.yaml#/components/responses/Problem" }
  /fairness:
    get:
      operationId: getFairness
      summary: How far groups of people came, of those who answered the voluntary questions, as counted last night; nothing about fewer than five
      parameters: [{ $ref: "#/components/parameters/ReportFrom" }, { $ref: "#/components/parameters/ReportTo" }]
      responses:
        "200":
          description: The report
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [data]
                properties: { data: { $ref: "#/components/schemas/FairnessReport" } }
        default: { $ref: "./common.yaml#/components/responses/Problem" }
  /fairness/export:
    post:
      operationId: exportFairness
      summary: The same as one sheet
      parameters: [{ $ref: "#/components/parameters/ReportFrom" }, { $ref: "#/components/parameters/ReportTo" }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/ExportedFairness" } } } }
      responses:
        "200": { $ref: "./common.yaml#/components/responses/Exported" }
        default: { $ref: "./common.yaml#/components/responses/Problem" }
  /own-application:
"""
s=s.replace(old,new)
old="    ApplicationFormSettings:\n      type: object\n"
assert s.count(old)==1
new='''    VoluntaryKind: { type: string, enum: [GENDER, AGE, DISABILITY, ETHNIC_BACKGROUND] }
    VoluntaryToken: { description: "What the voluntary questions are answered with, once", type: string, format: password, minLength: 1, maxLength: 100 }
    VoluntaryWording: { description: "The question; empty where the product's own words are shown", type: string, maxLength: 300 }
    VoluntaryIntroduction: { description: "What stands above the questions; empty where the product's own words are shown", type: string, maxLength: 1000 }
    VoluntaryAnswer: { type: string, minLength: 1, maxLength: 80, pattern: "\\\\S" }
    VoluntaryChoices:
      description: What may be chosen beside "I would rather not say"; empty where the product's own answers are shown
      type: array
      maxItems: 20
      items: { $ref: "#/components/schemas/VoluntaryAnswer" }
    VoluntaryQuestions:
      type: object
      additionalProperties: false
      required: [introduction, questions]
      properties:
        introduction: { $ref: "#/components/schemas/VoluntaryIntroduction" }
        questions:
          type: array
          maxItems: 4
          items:
            type: object
            additionalProperties: false
            required: [kind, wording, choices]
            properties:
              kind: { $ref: "#/components/schemas/VoluntaryKind" }
              wording: { $ref: "#/components/schemas/VoluntaryWording" }
              choices: { $ref: "#/components/schemas/VoluntaryChoices" }
    VoluntarySettings:
      type: object
      additionalProperties: false
      required: [asks, introduction, questions, version]
      properties:
        asks: { type: boolean, description: Whether people are asked at all }
        introduction: { $ref: "#/components/schemas/VoluntaryIntroduction" }
        questions:
          type: array
          minItems: 4
          maxItems: 4
          description: Each kind once
          items:
            type: object
            additionalProperties: false
            required: [kind, asked, wording, choices]
            properties:
              kind: { $ref: "#/components/schemas/VoluntaryKind" }
              asked: { type: boolean }
              wording: { $ref: "#/components/schemas/VoluntaryWording" }
              choices: { $ref: "#/components/schemas/VoluntaryChoices" }
        version: { $ref: "./common.yaml#/components/schemas/Version" }
    GiveVoluntaryAnswers:
      type: object
      additionalProperties: false
      required: [token, answers]
      properties:
        token: { $ref: "#/components/schemas/VoluntaryToken" }
        answers:
          type: array
          maxItems: 4
          description: What is left out was not said
          items:
            type: object
            additionalProperties: false
            required: [kind, answer]
            properties:
              kind: { $ref: "#/components/schemas/VoluntaryKind" }
              answer: { $ref: "#/components/schemas/VoluntaryAnswer" }
    FairnessStage: { type: string, enum: [screened, shortlisted, interviewed, selected, hired] }
    FairnessPeople: { type: integer, minimum: 5, maximum: 2147483647 }
    FairnessReport:
      type: object
      additionalProperties: false
      required: [asks, countedAt, quarters, tables]
      properties:
        asks: { type: boolean }
        countedAt: { description: The night that the figures are of, oneOf: [{ $ref: "./common.yaml#/components/schemas/Timestamp" }, { type: "null" }] }
        quarters: { type: array, maxItems: 50, items: { $ref: "./common.yaml#/components/schemas/Date" }, description: First days of the quarters of the period that have figures }
        tables: { type: array, maxItems: 10, items: { $ref: "#/components/schemas/FairnessTable" } }
    FairnessTable:
      description: The groups of one question, or of two together.
      type: object
      additionalProperties: false
      required: [first, second, groups]
      properties:
        first: { $ref: "#/components/schemas/VoluntaryKind" }
        second: { oneOf: [{ $ref: "#/components/schemas/VoluntaryKind" }, { type: "null" }] }
        groups: { type: array, maxItems: 500, items: { $ref: "#/components/schemas/FairnessGroup" } }
    FairnessGroup:
      type: object
      additionalProperties: false
      required: [first, second, applied, stages]
      properties:
        first: { $ref: "#/components/schemas/VoluntaryAnswer" }
        second: { oneOf: [{ $ref: "#/components/schemas/VoluntaryAnswer" }, { type: "null" }] }
        applied: { $ref: "#/components/schemas/FairnessPeople" }
        stages:
          type: array
          maxItems: 5
          items:
            type: object
            additionalProperties: false
            required: [stage, people, rate, ratio]
            properties:
              stage: { $ref: "#/components/schemas/FairnessStage" }
              people: { description: "Who came that far; null where there are too few to say", oneOf: [{ $ref: "#/components/schemas/FairnessPeople" }, { type: "null" }] }
              rate: { description: "Of a hundred who applied, to a tenth", type: [number, "null"], minimum: 0, maximum: 100 }
              ratio: { description: "The rate as a part of the highest rate of a group, to a hundredth; null where nothing is to be compared", type: [number, "null"], minimum: 0, maximum: 1 }
    ExportedFairness:
      description: The report as it is called on the screen.
      type: object
      additionalProperties: false
      required: [format, title, few, headings, stages, tables, words]
      properties:
        format: { $ref: "./common.yaml#/components/schemas/FileFormat" }
        title: { type: string, minLength: 1, maxLength: 100 }
        few: { type: string, minLength: 1, maxLength: 100, description: What stands where there are too few to say }
        headings:
          type: object
          additionalProperties: false
          required: [question, group, applied]
          properties:
            question: { type: string, minLength: 1, maxLength: 100 }
            group: { type: string, minLength: 1, maxLength: 100 }
            applied: { type: string, minLength: 1, maxLength: 100 }
        stages:
          type: array
          minItems: 1
          maxItems: 5
          items:
            type: object
            additionalProperties: false
            required: [stage, people, rate, ratio]
            properties:
              stage: { $ref: "#/components/schemas/FairnessStage" }
              people: { type: string, minLength: 1, maxLength: 100 }
              rate: { type: string, minLength: 1, maxLength: 100 }
              ratio: { type: string, minLength: 1, maxLength: 100 }
        tables:
          type: array
          maxItems: 10
          items:
            type: object
            additionalProperties: false
            required: [first, second, title]
            properties:
              first: { $ref: "#/components/schemas/VoluntaryKind" }
              second: { oneOf: [{ $ref: "#/components/schemas/VoluntaryKind" }, { type: "null" }] }
              title: { type: string, minLength: 1, maxLength: 200 }
        words:
          type: array
          maxItems: 500
          items:
            type: object
            additionalProperties: false
            required: [kind, value, label]
            properties:
              kind: { $ref: "#/components/schemas/VoluntaryKind" }
              value: { type: string, maxLength: 80 }
              label: { type: string, maxLength: 200 }
'''
s=s.replace(old,new+old)
open(p,'w').write(s)

p='server/tables/questions.ts'
s=open(p).read()
open(p,'w').write(s)
