import Testing

@testable import Gallery

struct ManualPageTests {
  @Test("The gallery's manual page has the options that --help has, and no others")
  @MainActor func options() throws {
    func options(_ text: String) -> Set<String> {
      Set(text.matches(of: #/--[a-z]+(-[a-z]+)*/#).map { String($0.output.0) })
    }
    let page = try Repository.text("Desktop/org.windowresponder.Gallery.1")
    let plain = page.replacing("\\-", with: "-")
    #expect(options(plain) == options(Options.help))
  }
}
