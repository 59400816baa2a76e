import WindowResponder

/// What recognizers stand at, and what came of their last attempt: most are possible again as soon as they
/// have recognised.
@MainActor final class RecognizerStates {
  private struct Entry {
    weak var recognizer: GestureRecognizer?
    var last: GestureRecognizer.State
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// A recognizer has another state.
  func note(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    guard state != .possible else { return }
    if entries.count > 500 { entries = entries.filter { $0.value.recognizer != nil } }
    entries[ObjectIdentifier(recognizer)] = Entry(recognizer: recognizer, last: state)
  }

  /// Its state, and the last one that it came to, in words.
  func text(of recognizer: GestureRecognizer) -> String {
    let now = InspectorNames.text(recognizer.state)
    guard let entry = entries[ObjectIdentifier(recognizer)], entry.recognizer === recognizer,
      entry.last != recognizer.state
    else { return now }
    return "\(now), last \(InspectorNames.text(entry.last))"
  }
}
