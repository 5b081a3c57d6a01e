import { useLocalStorage } from '@mantine/hooks'

/** Whether single keys work as shortcuts at all, as this person chose on this device. */
export const useKeysOn = () => useLocalStorage({ key: 'threshold.screeningKeys', defaultValue: true, getInitialValueInEffect: false })
