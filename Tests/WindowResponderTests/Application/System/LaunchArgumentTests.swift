import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the options that the library handles on the command line of every program.
@MainActor struct LaunchArgumentTests {
  private func parse(_ line: String) throws -> LaunchArguments {
    try LaunchArguments(line.split(separator: " ").map { Pathname(String($0)) })
  }

  @Test("Each setting of the appearance is an option, and files and other options are left")
  func settings() throws {
    let found = try parse(
      "a.txt --appearance dark --contrast=high --text-scale 1.5 --reduced-motion --bold-text "
        + "--on-off-labels --button-shapes --reduced-transparency --page scrolling b.txt")
    let overrides = found.overrides
    #expect(overrides.colorScheme == .dark && overrides.contrast == .high)
    #expect(overrides.textScale == 1.5 && overrides.reducedMotion == true)
    #expect(overrides.boldText == true && overrides.onOffLabels == true)
    #expect(overrides.buttonShapes == true && overrides.reducedTransparency == true)
    #expect(found.others == ["a.txt", "--page", "scrolling", "b.txt"] && !found.asksForHelp)
  }

  @Test("After two hyphens, nothing is an option")
  func hyphens() throws {
    let found = try parse("--bold-text -- --help --contrast x")
    #expect(found.others == ["--", "--help", "--contrast", "x"])
    #expect(found.overrides.boldText == true && !found.asksForHelp)
    #expect(try parse("-h").asksForHelp && parse("x --help").asksForHelp)
  }

  @Test(
    "A wrong or missing value is an error that names the option and its values",
    arguments: [
      ("--contrast more", "--contrast needs normal or high, not \"more\""),
      ("--appearance", "--appearance needs light or dark"),
      ("--text-scale=9", "--text-scale needs a number from 0.5 to 3.0, not \"9\""),
      ("--bold-text=yes", "--bold-text takes no value"),
    ])
  func wrong(line: String, sentence: String) {
    let error = #expect(throws: AppearanceOption.WrongValue.self) { try parse(line) }
    #expect(error?.description == sentence)
  }

  @Test("The help text has the program's lines, and every option")
  func help() {
    let usual = Application.help("", program: "notes")
    #expect(usual.hasPrefix("Usage: notes [options] [file…]\n\n"))
    for option in AppearanceOption.allCases { #expect(usual.contains("\n  \(option.rawValue) ")) }
    #expect(Application.help("Usage: mine", program: "x").hasPrefix("Usage: mine\n\n"))
  }

  @Test("Options have precedence over the environment")
  func precedence() throws {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.application.extras.launchOverrides = try parse("--appearance dark").overrides
    stage.application.followEnvironmentAppearance()
    #expect(stage.application.theme.isDark)
    stage.application.extras.launchOverrides = AppearanceOverrides()
    stage.application.followEnvironmentAppearance()
  }
}
