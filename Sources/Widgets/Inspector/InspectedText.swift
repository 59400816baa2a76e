import WindowResponder

/// The text of a view, which can be read and changed.
@MainActor struct InspectedText {
  let get: () -> String
  let set: (String) -> Void

  /// Creates an object for the text of a view. If the view is not of a class with text, returns `nil`.
  init?(_ view: View) {
    switch view {
    case let label as Label:
      get = { [weak label] in label?.text ?? "" }
      set = { [weak label] in label?.text = $0 }
    case let button as Button:
      get = { [weak button] in button?.currentTitle ?? "" }
      set = { [weak button] in button?.setTitle($0, for: .normal) }
    case let field as TextField:
      get = { [weak field] in field?.text ?? "" }
      set = { [weak field] in field?.text = $0 }
    case let text as TextView:
      get = { [weak text] in text?.text ?? "" }
      set = { [weak text] in text?.text = $0 }
    default: return nil
    }
  }
}
