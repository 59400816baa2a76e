import WindowResponder

extension View {
  /// Called when the content of a control has changed, and with it the size that the control needs. Requests
  /// layout and drawing.
  package func neededSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
