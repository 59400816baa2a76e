/// The values of a text view beside its text and its open members, and those kept between layouts.
@MainActor final class TextViewState {
  /// A line that keeps its position on screen.
  struct Anchor {
    /// The start of the line, in bytes.
    var offset: Int
    /// The distance of its top below that of the visible area, in points.
    var distance: Double
  }

  var textColor: Color?
  var placeholder: Label?
  var linkTap: TapGestureRecognizer?
  let linkGestures = LinkGestures()
  var findInteraction: FindInteraction?
  /// A Boolean value that indicates whether the delegate has been notified of the start of editing, and not
  /// yet of its end.
  var hasBegunEditing = false
  var container: TextContainer?
  /// The closure that is called after each change of the text, before the delegate.
  var textObserver: (@MainActor () -> Void)?

  // MARK: Layout

  /// The first visible line, or `nil` at the top.
  var anchor: Anchor?
  /// The content offset when the anchor was stored, in points.
  var anchoredOffset = 0.0
  var isSettling = false
  /// A Boolean value that indicates whether the text has changed since the last layout.
  var isEdited = false
  /// The range to scroll into view after the next layout.
  var wanted: TextRange?
  /// A Boolean value that indicates whether the caret has to be positioned again.
  var isCaretStale = true
  /// The height that the view last requested, in points.
  var wantedHeight = 0.0
}
