import WindowResponder

extension DatePicker {
  func encodeChoice(_ coder: Coder) {
    let isTimer = datePickerMode == .countDownTimer
    coder.encode(isTimer ? countDownDuration : secondsSince1970, forKey: StateKey.value)
  }

  func decodeChoice(_ coder: Coder) {
    guard let value = coder.decodeNumber(forKey: StateKey.value) else { return }
    if datePickerMode == .countDownTimer {
      countDownDuration = value
    } else {
      secondsSince1970 = value
    }
  }
}
