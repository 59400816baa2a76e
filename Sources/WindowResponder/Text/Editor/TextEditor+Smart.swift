import ResponderText
import ResponderWords

/// The changes that a text input requests for text that the user types, pastes and deletes.
package struct SmartEditing: Equatable {
  /// A Boolean value that indicates whether typed straight quotation marks become curly ones.
  package var replacesQuotes = false
  /// A Boolean value that indicates whether two typed hyphens become an en dash, and three an em dash.
  package var replacesDashes = false
  /// A Boolean value that indicates whether spaces are added around pasted words, and removed with deleted
  /// words.
  package var adjustsSpaces = false
  /// A Boolean value that indicates whether an input method suggests the rest of a word, or `nil` if the text
  /// decides.
  package var suggestsWords: Bool?

  /// Creates values for no changes.
  package init() {}
}

/// A typed text with the range that it replaces.
struct SmartReplacement: Equatable {
  var range: TextRange
  var text: String
}

// The text beside the caret decides. Only its paragraph is read, and of a long one the last part.
extension TextEditor {
  /// The length of text before the caret that is read, in bytes.
  private static let readLength = 2_048

  // MARK: Typing

  /// Returns the replacement of a character that the user types over a range, or `nil` if it stays as it is.
  func smartReplacement(of text: String, in range: TextRange) -> SmartReplacement? {
    guard !isSecure, marked == nil else { return nil }
    switch text {
    case "\"" where smart.replacesQuotes:
      let marks = Language.current.quotationMarks
      let opens = opensQuotation(textBefore(range), marks.opening)
      return SmartReplacement(range: range, text: opens ? marks.opening : marks.closing)
    case "'" where smart.replacesQuotes:
      return SmartReplacement(range: range, text: singleQuote(textBefore(range)))
    case "-" where smart.replacesDashes && range.isEmpty: return dash(range)
    default: return nil
    }
  }

  /// Returns the text of the paragraph before a range.
  private func textBefore(_ range: TextRange) -> String {
    let end = document.boundary(roundedDown: range.start.utf8Offset)
    let block = document.range(ofBlock: document.block(at: end))
    let start = document.boundary(roundedDown: max(block.lowerBound, end - Self.readLength))
    return document.string(in: min(start, end)..<end)
  }

  /// Returns a Boolean value that indicates whether a quotation mark behind a text opens a quotation.
  private func opensQuotation(_ before: String, _ opening: String) -> Bool {
    let marks = Language.current.quotationMarks
    // A second mark directly behind the first one closes an empty quotation.
    if before.hasSuffix(opening), marks.opening != marks.closing { return false }
    guard let last = before.last else { return true }
    if last.isWhitespace || "([{<-–—/".contains(last) { return true }
    return [marks.opening, marks.singleOpening].contains {
      $0 != marks.closing && $0 != marks.singleClosing && before.hasSuffix($0)
    }
  }

  private func singleQuote(_ before: String) -> String {
    let marks = Language.current.quotationMarks
    if opensQuotation(before, marks.singleOpening) { return marks.singleOpening }
    // Without an open quotation it is an apostrophe, which differs from the closing mark in some languages.
    var open = 0
    for character in before {
      if String(character) == marks.singleOpening { open += 1 }
      if String(character) == marks.singleClosing { open -= 1 }
    }
    return open > 0 ? marks.singleClosing : QuotationMarks.apostrophe
  }

  /// Returns the dash that replaces a typed hyphen and the character before it, or `nil` for a single hyphen.
  private func dash(_ range: TextRange) -> SmartReplacement? {
    let last = textBefore(range).last
    guard last == "-" || last == "–", let start = position(from: range.start, offset: -1) else {
      return nil
    }
    return SmartReplacement(
      range: TextRange(start: start, end: range.end), text: last == "-" ? "–" : "—")
  }

  // MARK: Spaces

  /// Returns a pasted text with a space between it and the words around the selection.
  func spaced(_ text: String) -> String {
    guard smart.adjustsSpaces, !isSecure, let first = text.first, let last = text.last else {
      return text
    }
    let (before, after) = neighbors(of: selection)
    // The caret is within a word, which the text becomes a part of.
    if before?.isWordPart == true, after?.isWordPart == true { return text }
    var result = text
    if first.isWordPart, let before, before.isWordPart || ".,;:!?)]}".contains(before) {
      result = " " + result
    }
    if last.isWordPart, after?.isWordPart == true { result += " " }
    return result
  }

  /// Returns a selected range that is deleted, with the space that would be left over.
  func smartDeletion(of range: TextRange) -> TextRange {
    guard smart.adjustsSpaces, !isSecure, let text = text(in: range), let first = text.first,
      let last = text.last, !first.isWhitespace, !last.isWhitespace
    else { return range }
    let (before, after) = neighbors(of: range)
    // Only whole words leave a space over.
    if first.isWordPart, before?.isWordPart == true { return range }
    if last.isWordPart, after?.isWordPart == true { return range }
    if before == " ", after.map({ $0.isWhitespace || ".,;:!?)]}".contains($0) }) ?? true,
      let start = position(from: range.start, offset: -1)
    {
      return TextRange(start: start, end: range.end)
    }
    if before?.isNewline ?? true, after == " ", let end = position(from: range.end, offset: 1) {
      return TextRange(start: range.start, end: end)
    }
    return range
  }

  /// Returns the characters before and after a range, or `nil` at the ends of the text.
  private func neighbors(of range: TextRange) -> (before: Character?, after: Character?) {
    let bytes = rounded(range)
    let before = document.boundary(before: bytes.lowerBound).flatMap {
      document.string(in: $0..<bytes.lowerBound).first
    }
    let after = document.boundary(after: bytes.upperBound).flatMap {
      document.string(in: bytes.upperBound..<$0).first
    }
    return (before, after)
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
