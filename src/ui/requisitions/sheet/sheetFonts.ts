import inter from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import interBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import arabic from '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf?url'
import arabicBold from '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf?url'
import hebrew from '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf?url'
import hebrewBold from '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf?url'
import japanese from '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf?url'
import japaneseBold from '@expo-google-fonts/noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf?url'
import korean from '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf?url'
import koreanBold from '@expo-google-fonts/noto-sans-kr/600SemiBold/NotoSansKR_600SemiBold.ttf?url'
import chinese from '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf?url'
import chineseBold from '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf?url'
import type { Family, ReadFont, Weight } from '../../../print/fonts.ts'

const addresses: Record<Family, Record<Weight, string>> = {
  Inter: { normal: inter, bold: interBold },
  Arabic: { normal: arabic, bold: arabicBold },
  Hebrew: { normal: hebrew, bold: hebrewBold },
  Chinese: { normal: chinese, bold: chineseBold },
  Japanese: { normal: japanese, bold: japaneseBold },
  Korean: { normal: korean, bold: koreanBold },
}
const files = new Map<string, Promise<string>>()

/** Fetched once, and only by who saves a text that needs it. */
export const fetchFont: ReadFont = (family, weight) => {
  const address = addresses[family][weight]
  const known = files.get(address)
  if (known) return known
  const coming = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`The font could not be fetched (${answer.status}).`)
    // Decoded byte for byte: no character stands for more than one.
    return new TextDecoder('x-user-defined')
      .decode(await answer.arrayBuffer())
      .replaceAll(/[\uf780-\uf7ff]/g, (one) => String.fromCharCode(one.charCodeAt(0) & 255))
  })
  files.set(address, coming)
  coming.catch(() => files.delete(address))
  return coming
}
