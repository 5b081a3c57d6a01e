import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

// The package gives every array and text more to do, and others who share this process go through an array by its keys.
for (const prototype of [Array.prototype, String.prototype])
  for (const name of Object.keys(prototype)) Object.defineProperty(prototype, name, { enumerable: false })

const folder = join(import.meta.dirname, '../../server/migrations')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: { idx: number; tag: string }[] }

/** A database somewhere has taken these in: what they say stays, and what is wrong is mended by another one. A new one adds its line. */
const frozen: Record<string, string> = {
  '0000_baseline': '9c30ac742c400a3c8a4dae48842bff60bf2c7e55fd4be0c367379a92ce156d5a',
  '0001_lists_from_indexes': 'd622f4f3d814bb94b65af25a96d20f86a662c0ad8d086cb4b3141c8b7ecf2286',
  '0002_details_apart': '3dfbc2cec86db9de2aa89311bb07fdda1fa830f29fbd372c4bfd9c4ad73e7703',
  '0003_rank_and_week': '5f06cd45c28a5f6014a40db1fd3c80127cd9f88a39fd9ce9b27e541f9113960e',
  '0004_matches': '24560276db59aaeab2169f2b29d89bbb947be013c453676d6256e07585aaa01e',
  '0005_items_asked_for': '263143ce18b522c367a2992eacf1e74b91388d444a5f31e545fac14eea00b8b0',
  '0006_application_form': '7621cc869dc4e536e38cfddde6d363a7027d4ac9d60e067bbdf4ffba2577af1a',
  '0007_words_of_files': '9ef92eb7270cd53c83f5311bff626cf9c481c9c2f5b94d70829935bb99610053',
  '0008_time_limits': '176d704285716b848ccfadedad450889a5b7171c0b05dfe106de900a4a6cbc35',
  '0009_stopped_messages': 'c5078d857a3a271ddfc0c36bc963a17957496028325ad5d235e83fb0f7b4b2ac',
  '0010_kept_searches': '3c77d2de3d2f054b48ec93c88047f7a4311b6e9835a785b2ba3e637c30ab1d35',
  '0011_applicant_merges': 'f244b762959b29af96339d0da1f7ae3aea48a733aeea451e3c84ba2201f2f135',
  '0012_position_closed': 'd9f0eadb77003739c8d297144115216920a3014c398dbf4d3cf4680266ad50d0',
  '0013_shared_views': '4e7d72578945ef2f328c6ddd6e72144b127a8c7e8261f2c54dbda8de4778827b',
  '0014_questions_and_channels': '65893f8ff89cee9a6dc8d92f7d1b2cab40fe699458ff6c5298ee89caca517807',
  '0015_people_we_know': '42d1e85e36ea0049f10cd450bf4ef20235b923571159b03c8b7bc6aefe3d8575',
  '0016_without_names': '4caf62db922cffcf77eedcb8b74c3ab1bf09d7ae8e7c5e7966ff905801f6018b',
  '0017_interview_calendars': 'dd42f44c9d4621ee24aa9e3df348a1d1f41fbfbc3f5d683ad53b0def2a0811d0',
  '0018_delayed_messages': 'c162c2582640b3d3c35da759c5ec689b471b7265147dbb32cd5d726739031767',
  '0019_own_pages': '78ea2b2f4874780862240a84c79c32ae0f5c344aeadcf73ebb7c183ccbad9bb7',
  '0020_scorecards': '5fd22d837c2ffdf0afaa5656a9f284f507b6907face99797af696f92944fded9',
  '0021_messages_called_off': 'cc026feaf447c9cd010f788f39a8e73208b9d7c27f3b29fa945af02e42a5e4f5',
  '0022_application_notes': '4b458ada55f2beb92935ad20bf0f2f5484c15b91098d996b3ee1ac88ebac9206',
  '0023_interview_offers': '74ed85af56473d26a6df73ba1c75613f0b05ef998a6f075d89cdffd800f55e9e',
  '0024_referrals': 'eeb546d4c3318c72c123325eb22cd46f74ee65341981b8177a68ce6a5c597109',
  '0025_cheaper_lists': 'ba4469fd244f8887595f7a469291fcf40194022b14b5f3e74a2a91b5f5c8a4f4',
  '0026_letter_seals': 'dfb0c1a4ab8a184bde202b20c47db1c7ecab2ec7e82acfce0092e723bdb72e05',
  '0027_letters_in_lists': 'cf0945874055c7a388b92b3e9dc29d9206a549da8fa5408a102804dcf467b076',
  '0028_document_expiry': '9c2fe5a9981496ff3f9c3c75416bebd6bdd894d0e6b6fe9eff317ac146e72d73',
  '0029_employees_and_pack': '3549d13eee387b74f7cde24db051cbeb1cd0ba003ae3555c33dc866aca884cea',
  '0030_employees_by_hand': '0760f775b768ff739f6328534efe6368e8e3f72d442e91e40de3b38641e2006a',
  '0031_tasks': 'a8cc5e65dfff38fb45ee78a5b03a20e232c6a322725a54ffbff6a228a58933b0',
  '0032_onboarding_list': 'b157149dee4c0c26611e83fc105c0b4f5895859508c95dc2c2b256cee5830f30',
  '0033_mail_with_letter': '9a68fdfe876fb90ce6fa7d65f40d28c56c0c7008e8a26e5e3f1aaf3a7c0d31e4',
  '0034_pack_in_own_record': '3ce8c1aac7ea8f225cf1aaabbf8b254604e0f6786151b409b776580dd570f867',
  '0035_leave': 'e661582f4939e251088479ff73cce2befbadb3dd77d8db94112f4d26275b5eea',
  '0036_learning': 'a1a017ac2fcf6dff6abf88a0a7dbd284665ef1d3b651da0ca2289f3ceda1df80',
  '0037_reports': '4daeb10373a51ed1c8b889ecf646143797125eb483acb40059b344e06c0e1dc1',
  '0038_leave_learning_plan': 'd10294e537c639426ab2f89cc041ae45710a396d3b3a70e9bafb1ffffed85f47',
  '0039_company_scores_speed': '1d5cd2908db7d7bd769c01a1e2ab72dba4ce52e918f33eca7935b5838540efe8',
  '0040_voluntary_questions': 'ba13547bdf5a98db9cbdeaa1c2c1e3a8624a5c8a2e4ccf1d940c29018e545efb',
  '0041_insight_hints': 'b6845dc5a00846eb7bd84ac597b674e085eae8bbc6dba377ce8b709144b37d02',
  '0042_scores_apart': '9e3de0bd19288ff3c6b03477fbc341f11bc83482457e9e0df4b669e6520c9109',
  '0043_stages_reached': 'ee7b0d88f4a5f3fd6681db5625c614bffd7169d7f3b52a1815eae11bcdf71cf0',
  '0044_recruiters': 'c636fe9d6c2ced0905ab7882d0479c849972dcdaa3eaef03bdad7ce16d57e086',
  '0045_missing_beside_scores': '13948b3f500d7ee1520f8b5adfbd56aa43ab0c06dff6fa478d47b928201b3491',
  '0046_people_beside_applications': '5318ab2b34b4b07e3d59a2aaac49c4d324dc36f9437e6be5a83dbdd6a535cfab',
  '0047_words_beside_each_other': 'c955351b78471f2dc980c8c50f83318ae61f45eceb8fe438b6f1c9654e679aa6',
  '0048_sums_beside_accounts': '833db5faaa1697df098c85d897e144458af9f4daa5572f9dfc4d1f94082f1943',
  '0049_received_beside_ranks': '8a6f7b7a570cd0d3854f95d55cd508a0f0bc5f8606b61d68ebb5eb89e1806fa2',
  '0050_totals_over_all_requisitions': '5ff868a218b8e536dd68340049b086a77e2d2bd126403736006e6dccfb2bda2b',
  '0051_sample_of_people_and_cvs': 'd628b1cb5ce7bbfef8f1c6e86b88a521454a38a88702518465cd496d9ca2a68f',
  '0052_letters_in_two_passes': '24f46bd0aa3e01b77e3c27dee2db2f805d9a69d8d85059772f337fc6aac36d62',
  '0053_people_kept_lately': '7a7fe8694e10c4858ff2ab8d1cf7f5e509457c9ce45292662e14436a8a3be37d',
  '0054_contracts_and_messages_by_index': 'c6fac6037c1e7311ac38db9aadcaaf3708cdd0f8fb861f5d12e23cf5a2fd9444',
  '0055_courses_superseded': '1afca778838705b01edc5b16e9446788fc85939490dfa07a25fcb89f3e796365',
  '0056_stays_once': '2b736b612dd98d87da47843d30928e8625241cd65e35cbf8ce2d9e877785e7e1',
  '0057_ranks_by_person': '04bee86cf0d02a1651d2b0f109e25d49906d72f7edb981f7ca206fb8ad947e1c',
  '0058_employees_by_name': '4941bff6a5ee7ac5262b5292590575120219492d7b2f0b1b6598c9717e835b43',
  '0059_smaller_samples': 'ef4cdf2a38909eb4266628719c55c28b76ddfa986ea886b2d008623fcf2ba444',
  '0060_chosen_applications': '9e570ae1ece19d3f2df62d19d01f80f280f6d7d6aa26dc059919d3b1dc4034b4',
  '0061_ledger_by_day': '14c8a28be2971e432e905d5d76c59677d73117c294677b36a9425510ed37ef08',
  '0062_samples_by_lot': '1ed316a1b542d27fb285c7d3b8bf8e745f674ec0f771febba0da49a2d6a5c7c9',
  '0063_stays_marked_once': '9c364f1507e93c4545d683c1c49111cca70bbef478a76bc768a9409f8fc89d25',
  '0064_cleaned_more_often': 'ffb732bb38ddc963fe42c453807e9209b4ab972e6e6ca2ffc42417e142c34bb8',
  '0065_counted_by_status': 'd2f04de7adb1234f6f52d66678dad07d7d4e21b875ed1f79b3da6699a2147955',
  '0066_matches_apart': 'a5e1f36865f425396c7756a015da5fb4eb5c5689b91c0e6dbee8c62e6007c156',
  '0067_cleaned_by_count': 'a6b7e2417eed9c5f01592dd589af25f93429ddfbf195471857202a37aedc6562',
  '0068_found_by_person': 'baf51fdd67f5bfefef8050d1ca64e07aeac94bad455fba2d31b4964116d7a025',
  '0069_cheaper_new_applications': 'c4f4dca9e55889f8338fed7bd16f0d4ff287cb1623ff2e2f0a82ab3db81e10d0',
  '0070_small_samples': '2b6d839d42db07cd832ca4c5800f7e8b47b26b74a8c61204acc3b9b1aec7f109',
  '0071_cheaper_folding': '8422df212dc3a9742024408ef476db25e0b584ea16fa51efc9ca20ed06ca50dd',
  '0072_one_index_both_ways': 'e80f255798e5d16f4801e1addd4e0949ea7e176936f85a9bb3b2037c2a411a17',
  '0073_letters_letter_by_letter': '05fddde9acaee186f93c5bb99ec6dcffc689a8264f2b24e29fd42423e4d474cc',
  '0074_requisitions_by_names': '125c020fe62b81e538a81233f606a2cbaf6489802c089197bc55a73ca8d09ac4',
}

test('a migration that is checked in is never changed', () => {
  const found = entries.map(({ tag }) => [
    tag,
    createHash('sha256')
      .update(read(`${tag}.sql`))
      .digest('hex'),
  ])
  expect(Object.fromEntries(found)).toEqual(frozen)
})

test('the migrations lead to the tables', async () => {
  const tables = Object.assign({}, ...Object.values(import.meta.glob<Record<string, unknown>>('../../server/tables/*.ts', { eager: true })))
  const last = JSON.parse(read(`meta/${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`))
  expect(await generateMigration(last, generateDrizzleJson(tables, last.id, undefined, 'snake_case'))).toEqual([])
})
