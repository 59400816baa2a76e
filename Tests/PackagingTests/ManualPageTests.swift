import Testing

@testable import Gallery
@testable import TouchLab

struct ManualPageTests {
  private func options(_ text: String) -> Set<String> {
    Set(text.matches(of: #/--[a-z]+(-[a-z]+)*/#).map { String($0.output.0) })
  }

  @Test("The lab's manual page has the commands and the options that --help has, and no others")
  func lab() throws {
    let page = try Repository.text("Desktop/org.windowresponder.TouchLab.1")
      .replacing("\\-", with: "-")
    let help = Help.text
    #expect(options(page).subtracting(["--help"]) == options(help))
    let commands = help.matches(of: #/TouchLab ([a-z]+) /#).map { String($0.output.1) }
      .filter { $0 != "judges" }
    #expect(commands.count >= 9)
    for command in commands {
      #expect(
        page.contains("\n.BR \(command) ") || page.contains("\n.B \(command)\n"), "\(command)")
    }
  }

  @Test("The gallery's manual page has the options that --help has, and no others")
  @MainActor func options() throws {
    let page = try Repository.text("Desktop/org.windowresponder.Gallery.1")
    let plain = page.replacing("\\-", with: "-")
    #expect(options(plain) == options(Options.help))
  }
}
