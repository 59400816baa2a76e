import ResponderText

extension TextEditor {
  /// All of the text with the looks of its parts. Setting it is the program's doing, as with ``text``.
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
        // A line break in a single line becomes something of another length.
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

  /// Has all of the text look as its surroundings.
  package func removeStyles() {
    guard document.hasStyles else { return }
    document.setAttributes(TextAttributes(), in: 0..<document.utf8Count)
    stylesDidChange()
  }

  /// Has all of the text look in one way.
  package func setLooks(_ attributes: TextAttributes) {
    guard !attributes.isEmpty, hasText else { return }
    document.setAttributes(attributes, in: 0..<document.utf8Count)
    stylesDidChange()
  }

  private func stylesDidChange() {
    attributesDidChange(in: 0..<document.utf8Count)
    host?.editorDidChangeText(self, isByUser: false)
  }
}
