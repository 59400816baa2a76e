import Testing
import WindowResponder

@testable import Gallery

struct OptionsTests {
  @Test("Without options a window shows the controls, as light as the desktop, 900 by 640")
  func defaults() throws {
    let options = try Options([])
    #expect(options.task == .showWindow)
    #expect(options.page.identifier == "controls")
    #expect(options.isDark == nil)
    #expect(options.size == Size(width: 900, height: 640))
    #expect(options.logPath == nil)
    #expect(!options.isFullscreen)
  }

  @Test("Every option is read, with a blank or an equals sign before its value")
  func everyOption() throws {
    let options = try Options([
      "--page", "responder-chain", "--appearance=dark", "--size", "640x480", "--fullscreen",
      "--log=events.jsonl", "--scale", "1.5", "--snapshot", "page.png",
    ])
    #expect(options.page.identifier == "responder-chain")
    #expect(options.isDark == true)
    #expect(options.size == Size(width: 640, height: 480))
    #expect(options.isFullscreen)
    #expect(options.logPath == "events.jsonl")
    #expect(options.scale == 1.5)
    #expect(options.task == .writeSnapshot(path: "page.png"))
    #expect(try Options(["--appearance", "light"]).isDark == false)
    #expect(try Options(["--describe"]).task == .describe)
    #expect(try Options(["--list-pages"]).task == .listPages)
    #expect(try Options(["--time-pages"]).task == .timePages)
    #expect(try Options(["-h"]).task == .help)
  }

  @Test("Settings of accessibility are options, one each")
  func settings() throws {
    let all = try Options([
      "--contrast", "high", "--text-scale=1.5", "--reduced-motion", "--bold-text",
      "--on-off-labels", "--button-shapes", "--reduced-transparency",
    ]).settings
    #expect(all.contrast == .high && all.textScale == 1.5 && all.reducedMotion == true)
    #expect(all.boldText == true && all.onOffLabels == true)
    #expect(all.buttonShapes == true && all.reducedTransparency == true)
    #expect(try Options([]).settings == AppearanceOverrides())
  }

  @Test(
    "A wrong option is refused, and the refusal names it",
    arguments: [
      ("--nonsense", "--nonsense"), ("nonsense", "nonsense"), ("--page", "--page"),
      ("--page nonsense", "nonsense"), ("--page=", "--page"), ("--page --describe", "--page"),
      ("--appearance gray", "gray"), ("--contrast more", "more"), ("--text-scale 9", "9"),
      ("--size 640", "640"), ("--size 640x", "640x"),
      ("--size 0x480", "0x480"), ("--size -3x480", "-3x480"), ("--size 640x99999", "640x99999"),
      ("--size 1x2x3", "1x2x3"), ("--scale 0", "0"), ("--scale nan", "nan"),
      ("--scale 9", "9"), ("--describe=yes", "--describe"), ("--log", "--log"),
      ("--snapshot a.png --size 9000x9000 --scale 8", "picture"),
    ])
  func wrongOption(line: String, named: String) {
    let words = line.split(separator: " ").map(String.init)
    let error = #expect(throws: OptionError.self) { try Options(words) }
    #expect(error?.description.contains(named) ?? false)
    #expect(!(error?.description.contains("\n") ?? true))
  }

  @Test("Every page has a name and a title of its own, a symbol and a line for the help")
  func pageNames() throws {
    let name = try Regex("[a-z]+(-[a-z]+)*")
    for page in Page.all {
      #expect(Page(identifier: page.identifier) == page)
      #expect(page.identifier.wholeMatch(of: name) != nil, "\(page)")
      #expect(Image(systemName: page.symbolName) != nil, "\(page): \(page.symbolName)")
      #expect(!page.summary.isEmpty && page.summary.count <= 56, "\(page)")
    }
    #expect(Set(Page.all.map(\.identifier)).count == Page.all.count)
    #expect(Set(Page.all.map(\.title)).count == Page.all.count)
  }
}
