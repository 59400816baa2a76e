import WindowResponder

/// A scroll view that Tab reaches, so that keys scroll and zoom its content. Its border shows the focus.
final class FocusScroller: ScrollView {
  override var canBecomeFocused: Bool { true }

  override func focusDidChange() {
    super.focusDidChange()
    layer.borderColor = focusRingColor
    layer.borderWidth = isFocused ? theme.metrics.focusRingWidth : 0
  }
}
