import WindowResponder

/// The handler of the keys that move a chart's mark. While a key is held, the movement is repeated.
@MainActor final class ChartMarkKeys {
  private let held = HoldRepeater()
  private var taken: Set<Press> = []

  /// Handles the presses that move the mark and returns the others.
  func began(_ presses: Set<Press>, in chart: ChartView) -> Set<Press> {
    guard chart.isFocused, chart.allowsMark else { return presses }
    var others = presses
    for press in presses where take(press, in: chart) {
      others.remove(press)
      taken.insert(press)
    }
    return others
  }

  private func take(_ press: Press, in chart: ChartView) -> Bool {
    guard let key = press.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    else { return false }
    let forward = chart.isRightToLeft ? -1 : 1
    switch key.keyCode {
    case .keyboardRightArrow: step(press, forward, in: chart)
    case .keyboardLeftArrow: step(press, -forward, in: chart)
    case .keyboardHome: chart.moveMark(toEnd: -1)
    case .keyboardEnd: chart.moveMark(toEnd: 1)
    case .keyboardEscape:
      guard chart.mark != nil else { return false }
      chart.setMark(nil, byUser: true)
    default: return false
    }
    return true
  }

  private func step(_ press: Press, _ direction: Int, in chart: ChartView) {
    held.begin(press) { [weak chart] in
      guard let chart, chart.window != nil else { return false }
      return chart.stepMark(direction)
    }
    chart.stepMark(direction)
  }

  /// Ends the presses that were handled and returns the others.
  func ended(_ presses: Set<Press>) -> Set<Press> {
    if held.isAmong(presses) { held.end() }
    let others = presses.subtracting(taken)
    taken.subtract(presses)
    return others
  }

  /// Ends the repetition of a held key.
  func stop() { held.end() }
}
