/// What blocks in doc comments build on, as a page of its own tells it: a heading for each source, and below
/// it a block of Swift for each block of its comments.
struct GivenForComments {
  /// What is given to the blocks of each source, in their order.
  private(set) var code: [String: [CodeBlock.Code]] = [:]
  /// The line of each source's heading, counted from one.
  private(set) var headings: [String: Int] = [:]

  /// - Parameter file: The page's path, for the compiler to name.
  init(markdown text: String, file: String) {
    var source: String?
    var block: CodeBlock.Code?
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if let open = block {
        if line == "```" {
          code[source ?? "", default: []].append(open)
          block = nil
        } else {
          block?.lines.append(String(line))
        }
      } else if line == "```swift" {
        block = .init([], line: number + 1, file: file)
      } else if line.hasPrefix("## ") {
        source = String(line.dropFirst(3))
        headings[source ?? ""] = number
      }
    }
  }
}
