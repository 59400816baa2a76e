import WindowResponder

/// A page with the responder chain of a view, with the actions, the commands and the recognizers of each
/// responder.
final class InspectorChainPage: InspectorForm {
  override var name: String { "Chain" }
  private var rows: [FormRow] = []
  private var links: [ObjectIdentifier] = []
  /// The last states of recognizers.
  private let states: RecognizerStates

  init(_ states: RecognizerStates) {
    self.states = states
    super.init(frame: .zero)
  }

  override func build(_ view: View) {
    links = view.chain.map(ObjectIdentifier.init)
    addSection(
      footer:
        "An action in brackets is one that its class implements and that cannot be performed now.")
    rows = texts(view).map { text in
      let label = Label(text: text.title)
      label.numberOfLines = 0
      let row = addRow(label, note: text.details)
      // Assistive technologies read the details separately.
      label.accessibilityHint = nil
      return row
    }
  }

  override func refresh() {
    guard let shown else { return }
    if shown.chain.map(ObjectIdentifier.init) != links { return rebuild() }
    super.refresh()
    for (row, text) in zip(rows, texts(shown)) {
      guard let label = row.control as? Label else { continue }
      if label.text != text.title {
        label.text = text.title
        rowsDidChange()
      }
      if row.note != text.details { row.note = text.details }
    }
  }

  private func texts(_ view: View) -> [ChainLinkText] {
    view.chain.enumerated().map { index, link in
      ChainLinkText(link, number: index + 1) { [states] in states.text(of: $0) }
    }
  }
}
