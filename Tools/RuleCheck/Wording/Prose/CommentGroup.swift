/// Comments on consecutive lines that make one text.
struct CommentGroup {
  /// A Boolean value that indicates whether the lines begin with three slashes.
  var isDocumentation: Bool
  /// The lines without their slashes.
  var lines: [ProseLine]
  /// A Boolean value that indicates whether there is code before the comment in its line.
  private var isTrailing: Bool

  /// Returns the groups of a file, in order.
  static func groups(of mask: CodeMask) -> [CommentGroup] {
    var groups: [CommentGroup] = []
    for comment in mask.comments {
      let bytes = mask.text[comment.range]
      guard !bytes.hasPrefix("/*") else {
        groups.append(block(bytes, line: comment.line))
        continue
      }
      let group = CommentGroup(bytes, line: comment.line, isTrailing: isTrailing(comment, in: mask))
      if let last = groups.last, last.isContinued(by: group) {
        groups[groups.count - 1].lines += group.lines
      } else {
        groups.append(group)
      }
    }
    return groups
  }

  private init(_ bytes: ArraySlice<UInt8>, line: Int, isTrailing: Bool) {
    isDocumentation = bytes.hasPrefix("///")
    self.isTrailing = isTrailing
    lines = [ProseLine(number: line, bytes: bytes.drop { $0 == Ascii.slash })]
  }

  private static func block(_ bytes: ArraySlice<UInt8>, line: Int) -> CommentGroup {
    var group = CommentGroup(bytes, line: line, isTrailing: true)
    group.isDocumentation = bytes.hasPrefix("/**")
    group.lines = bytes.dropFirst(2).dropLast(2)
      .split(separator: Ascii.newline, omittingEmptySubsequences: false).enumerated()
      .map { index, text in
        let text = text.drop { $0 == Ascii.space }
        return ProseLine(number: line + index, bytes: text.drop { $0 == Ascii.star })
      }
    return group
  }

  private static func isTrailing(_ comment: CodeMask.Comment, in mask: CodeMask) -> Bool {
    var index = comment.range.lowerBound
    while index > 0, mask.text[index - 1] != Ascii.newline {
      index -= 1
      if mask.text[index] != Ascii.space, mask.text[index] != Ascii.tab { return true }
    }
    return false
  }

  private func isContinued(by next: CommentGroup) -> Bool {
    isDocumentation == next.isDocumentation && !isTrailing && !next.isTrailing
      && next.lines.first?.number == (lines.last?.number ?? 0) + 1
  }
}
