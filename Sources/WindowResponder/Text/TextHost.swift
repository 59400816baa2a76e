/// What text is worked on in: a window.
@MainActor protocol TextHost: ViewHost {
  /// The caret that blinks in the window, or was the last to.
  var blinkingCaret: TextCaret? { get set }
  /// What lies over text that is worked on; nil while nothing does.
  var textOverlay: TextOverlay? { get set }
  /// The selected text that is being dragged, from this window or another; it is held weakly.
  var textDrag: TextDrag? { get set }
}

extension View {
  /// What the view's text is worked on in; nil in no window.
  final var textHost: (any TextHost)? { ownWindow }
}
