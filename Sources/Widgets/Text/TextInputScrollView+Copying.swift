import ResponderText

extension TextInputScrollView {
  /// Puts the selection on the clipboard as text, and as HTML too if the text has attributes.
  func copySelection() {
    let range = editor.selection
    guard !range.isEmpty else { return }
    guard editor.document.hasStyles, let text = editor.copyableText else {
      return editor.copySelection()
    }
    Pasteboard.general.setItems([["text/plain": text, "text/html": html(range)]])
  }

  /// Returns a range of the text as HTML.
  private func html(_ range: TextRange) -> String {
    var html = ""
    for run in editor.document.runs(in: range.utf8) {
      let text = editor.document.string(in: run.range)
      let style = run.attributes.css
      var tags =
        style.isEmpty
        ? text.escapedForHTML : "<span style=\"\(style)\">\(text.escapedForHTML)</span>"
      if let link = run.attributes.link {
        tags = "<a href=\"\(link.escapedForHTML)\">\(tags)</a>"
      }
      html += tags
    }
    return html
  }
}

extension TextAttributes {
  /// The attributes in CSS.
  fileprivate var css: String {
    var parts: [String] = []
    if let font {
      if font.weight >= .semibold { parts.append("font-weight:\(font.weight.rawValue)") }
      if font.isItalic { parts.append("font-style:italic") }
      parts.append("font-size:\(font.pointSize)px")
    }
    if underlineStyle != nil { parts.append("text-decoration:underline") }
    if strikethroughStyle != nil { parts.append("text-decoration:line-through") }
    return parts.joined(separator: ";")
  }
}

extension String {
  /// The text with the special characters of HTML escaped.
  fileprivate var escapedForHTML: String {
    var result = ""
    for character in self {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\n", "\r\n", "\r", "\u{2029}", "\u{2028}": result += "<br>"
      default: result.append(character)
      }
    }
    return result
  }
}
