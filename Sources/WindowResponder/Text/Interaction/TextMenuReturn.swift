import ResponderRuntime

/// An object that opens the edit menu again after a touch has closed it by scrolling, when the scrolling has
/// ended.
@MainActor final class TextMenuReturn {
  /// The interval at which it checks whether the scrolling has ended, in seconds.
  private static let interval = 0.1

  @BackLink private var interaction: TextInteraction?
  private let range: TextRange?
  private let place: Rect?
  private var timer: ClockTimer?

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
    range = interaction.input?.selectedTextRange
    place = interaction.caretInWindow
    timer = .scheduledTimer(withTimeInterval: Self.interval, repeats: true) { [weak self] _ in
      self?.look()
    }
  }

  isolated deinit { timer?.invalidate() }

  private func look() {
    guard let interaction, let view = interaction.view, view.window != nil,
      interaction.input?.selectedTextRange == range, interaction.selecting == nil
    else { return stop() }
    var current: View? = interaction.input?.textInputView
    while let candidate = current {
      if let scroller = candidate as? ScrollView,
        scroller.isTracking || scroller.isDecelerating || scroller.isScrollAnimating
      {
        return
      }
      current = candidate.superview
    }
    stop()
    guard let place, let now = interaction.caretInWindow, now.origin != place.origin,
      let rect = interaction.seenSelection
    else { return }
    interaction.openTouchMenu(at: view.convertFromWindow(Point(x: rect.midX, y: rect.minY)))
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}
