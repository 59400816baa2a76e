/// The code that blocks in documentation comments depend on, from a separate page: a heading for each source,
/// followed by a block of Swift for each block of its comments.
struct GivenForComments {
  /// The given code for the blocks of each source, in their order.
  private(set) var code: [String: [CodeBlock.Code]] = [:]
  /// The line of each source's heading, counted from 1.
  private(set) var headings: [String: Int] = [:]

  /// Reads a page.
  ///
  /// - Parameter file: The path of the page, for the compiler's messages.
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
