/// The documentation comments of a Swift source.
struct DocComments {
  /// The lines of each comment without their slashes, with their line numbers, counted from 1.
  private(set) var comments: [[(number: Int, text: String)]] = []

  init(in text: String) {
    var comment: [(number: Int, text: String)] = []
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        let words = code.dropFirst(3)
        comment.append((number, String(words.hasPrefix(" ") ? words.dropFirst() : words)))
      } else if !comment.isEmpty {
        comments.append(comment)
        comment = []
      }
    }
    if !comment.isEmpty { comments.append(comment) }
  }
}
