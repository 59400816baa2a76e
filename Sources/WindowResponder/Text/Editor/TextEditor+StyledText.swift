import ResponderText

extension TextEditor {
  /// The whole text with its attributes. Setting it is a change by the program, as with ``text``.
  package var styledText: StyledText {
    get {
      guard document.hasStyles else { return StyledText(text) }
      var result = StyledText()
      for run in document.runs(in: 0..<document.utf8Count) {
        result.append(document.string(in: run.range), attributes: run.attributes)
      }
      return result
    }
    set {
      var string = ""
      var runs: [(range: Range<Int>, attributes: TextAttributes)] = []
      for run in newValue.runs {
        let start = string.utf8.count
        // A line break in a single line is replaced by a text of another length.
        string += cleaned(String(newValue.string[run.range]))
        runs.append((start..<string.utf8.count, run.attributes))
      }
      text = string
      removeStyles()
      for run in runs where !run.attributes.isEmpty {
        document.setAttributes(run.attributes, in: run.range)
      }
      stylesDidChange()
    }
  }

  /// Removes all attributes from the text.
  package func removeStyles() {
    guard document.hasStyles else { return }
    document.setAttributes(TextAttributes(), in: 0..<document.utf8Count)
    stylesDidChange()
  }

  /// Sets the attributes of the whole text.
  package func setDefaultAttributes(_ attributes: TextAttributes) {
    guard !attributes.isEmpty, hasText else { return }
    document.setAttributes(attributes, in: 0..<document.utf8Count)
    stylesDidChange()
  }

  private func stylesDidChange() {
    attributesDidChange(in: 0..<document.utf8Count)
    host?.editorDidChangeText(self, isByUser: false)
  }
}
