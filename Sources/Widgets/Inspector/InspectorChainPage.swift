import WindowResponder

/// The responder chain from a view up: who performs which actions and commands, and the recognizers with
/// their states.
final class InspectorChainPage: InspectorForm {
  override var name: String { "Chain" }
  private var rows: [FormRow] = []
  private var links: [ObjectIdentifier] = []
  /// What recognizers stood at last.
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
      // The details are read by themselves.
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
