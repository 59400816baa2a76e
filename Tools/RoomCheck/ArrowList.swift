/// The arrows that are known to be wrong and wait to be turned. The list may only become shorter.
struct ArrowList {
  /// The lines at the top of its file.
  static let heading = """
    # Uses of one room by another that the tables of Architecture.md do not allow, and that were
    # there before them: room -> room | file | name. The list only shrinks. Whoever turns an arrow
    # runs script/rooms --prune, which takes its line out; script/rooms --arrows prints groups.

    """

  let arrows: [Arrow]

  init(_ arrows: [Arrow]) {
    self.arrows = arrows
  }

  /// Reads a file's text.
  ///
  /// Throws a `RoomError` with each line that is no arrow, as `file:line:`.
  init(text: String, file: String) throws {
    var arrows: [Arrow] = []
    var problems: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if let arrow = Arrow(line: line) {
        arrows.append(arrow)
      } else {
        problems.append("\(file):\(number + 1): not of the form room -> room | file | name")
      }
    }
    guard problems.isEmpty else { throw RoomError(problems.joined(separator: "\n")) }
    self.arrows = arrows
  }

  /// The text of its file.
  var text: String { Self.heading + arrows.map { "\($0)\n" }.joined() }

  /// How the arrows that were found stand to those that are listed.
  struct Difference: Equatable {
    /// Found, and neither listed nor a listed one that moved.
    var new: [Arrow]
    /// Listed, and not there any more.
    var gone: [Arrow]
    /// The list as it should read once those that are gone are taken out.
    var rest: [Arrow]
  }

  /// Compares the list with what was found.
  ///
  /// Code may move. A name that is used no longer in one file of a room and in another one instead
  /// is not new, nor is one in a file that went to another room, as long as there are no more of
  /// them than before.
  func difference(from found: [Arrow]) -> Difference {
    let (listed, present) = (Set(arrows), Set(found))
    let gone = arrows.filter { !present.contains($0) }
    var left = gone
    var new: [Arrow] = []
    for arrow in found where !listed.contains(arrow) {
      if let before = left.firstIndex(where: { $0.mayHaveMoved(to: arrow) }) {
        left.remove(at: before)
      } else {
        new.append(arrow)
      }
    }
    let unlisted = Set(new)
    return Difference(new: new, gone: gone, rest: found.filter { !unlisted.contains($0) })
  }
}
