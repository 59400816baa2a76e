/// What a program calls a view, says it stands at, and counts it among. Few views have any, so that it
/// is kept apart.
struct ViewWords {
  var label: String?
  var value: String?
  var interactions: [any Interaction] = []
  var focusGroup: String?
  var focusGroupPriority = FocusGroupPriority.ignored
}

/// Keeps the words where there are some.
final class ViewWordsBox {
  var words = ViewWords()
}
