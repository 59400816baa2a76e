/// The container in which text is edited: a window.
@MainActor protocol TextHost: ViewHost {
  /// The caret that blinks in the window, or did so last.
  var blinkingCaret: TextCaret? { get set }
  /// The overlay with the handles and the loupe, or `nil` if there is none.
  var textOverlay: TextOverlay? { get set }
  /// The drag of selected text from this window or another one. It is held weakly.
  var textDrag: TextDrag? { get set }
}

extension View {
  /// The window in which the view's text is edited, or `nil` if the view is in no window.
  final var textHost: (any TextHost)? { ownWindow }
}
