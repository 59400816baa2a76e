import WindowResponder

/// A store of the last states of recognizers. Most recognizers are possible again as soon as they have
/// recognized their gesture.
@MainActor final class RecognizerStates {
  private struct Entry {
    weak var recognizer: GestureRecognizer?
    var last: GestureRecognizer.State
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Records the new state of a recognizer.
  func note(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    guard state != .possible else { return }
    if entries.count > 500 { entries = entries.filter { $0.value.recognizer != nil } }
    entries[ObjectIdentifier(recognizer)] = Entry(recognizer: recognizer, last: state)
  }

  /// Returns the text for the present state of a recognizer and the last state that it had reached.
  func text(of recognizer: GestureRecognizer) -> String {
    let now = InspectorNames.text(recognizer.state)
    guard let entry = entries[ObjectIdentifier(recognizer)], entry.recognizer === recognizer,
      entry.last != recognizer.state
    else { return now }
    return "\(now), last \(InspectorNames.text(entry.last))"
  }
}
