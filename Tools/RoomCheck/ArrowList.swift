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
    /// Found, and neither listed nor a listed one in another file of its room.
    var new: [Arrow]
    /// Listed, and not there any more.
    var gone: [Arrow]
    /// The list as it should read once those that are gone are taken out.
    var rest: [Arrow]
  }

  /// Compares the list with what was found.
  ///
  /// A name that one file of a room uses no longer and another one does instead has moved with its
  /// code: it is not new, as long as no more files use it than before.
  func difference(from found: [Arrow]) -> Difference {
    let gone = arrows.filter { !Set(found).contains($0) }
    var moves = gone.reduce(into: [:]) { $0[$1.withoutFile, default: 0] += 1 }
    let listed = Set(arrows)
    var new: [Arrow] = []
    for arrow in found where !listed.contains(arrow) {
      let left = moves[arrow.withoutFile, default: 0]
      moves[arrow.withoutFile] = left - 1
      if left <= 0 { new.append(arrow) }
    }
    let unlisted = Set(new)
    return Difference(new: new, gone: gone, rest: found.filter { !unlisted.contains($0) })
  }
}
