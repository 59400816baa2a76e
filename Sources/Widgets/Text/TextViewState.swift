/// What a text view keeps beside its text and its open members, and from one layout to the next.
@MainActor final class TextViewState {
  /// A line that is to stay where it is seen.
  struct Anchor {
    /// Where it begins, in bytes.
    var offset: Int
    /// How far its top is below that of what is seen, in points.
    var distance: Double
  }

  var textColor: Color?
  var placeholder: Label?
  var linkTap: TapGestureRecognizer?
  let linkGestures = LinkGestures()
  var findInteraction: FindInteraction?
  var container: TextContainer?

  // MARK: Layout

  /// The first line that is seen; nil at the upper end.
  var anchor: Anchor?
  /// How far the content was scrolled when that was found, in points.
  var anchoredOffset = 0.0
  var isSettling = false
  /// The text has changed since the last layout.
  var isEdited = false
  /// What is to be scrolled into sight when the next layout is done.
  var wanted: TextRange?
  /// Something is elsewhere than it was, so that the caret has to be placed anew.
  var isCaretStale = true
  /// The height that the view last asked for, in points.
  var wantedHeight = 0.0
}
