import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct MarkTests {
  let stage = Stage(size: Size(width: 300, height: 200))

  @Test("A badge is at least as wide as high, hides at none, and ends at 99")
  func badge() {
    let badge = Badge(count: 3)
    let size = badge.intrinsicContentSize
    #expect(size.width >= size.height && size.height > 12)
    #expect(badge.accessibilityLabel == "3" && !badge.isHidden)
    badge.count = 120
    #expect(badge.text == "99+" && badge.count == 120)
    badge.maximumCount = 999
    #expect(badge.text == "120")
    badge.count = 0
    #expect(badge.isHidden)
    #expect(
      Badge().intrinsicContentSize == Size(width: Badge.dotSide, height: Badge.dotSide))
  }

  @Test("A separator is a point across, and draws a single line of pixels")
  func separator() {
    let line = Separator()
    line.color = .black
    line.frame = Rect(x: 0, y: 50, width: 100, height: 1)
    stage.window.addSubview(line)
    #expect(line.intrinsicContentSize == Size(width: View.noIntrinsicMetric, height: 1))
    #expect(
      Separator(axis: .vertical).sizeThatFits(Size(width: 80, height: 30))
        == Size(width: 1, height: 30))
    let picture = stage.snapshot()
    let dark = (40..<60).filter { picture.pixel(x: 50, y: $0).red < 0.2 }
    #expect(dark == [50])
  }

  private func makeLink() -> (Link, () -> [String]) {
    let link = Link("Documentation", address: "https://example.org/docs")
    let opened = Opened()
    link.onOpen = { opened.addresses.append($0) }
    link.frame.origin = Point(x: 20, y: 20)
    stage.window.addSubview(link)
    stage.render()
    return (link, { opened.addresses })
  }

  private final class Opened {
    var addresses: [String] = []
  }

  @Test("A link opens its address by a tap and by Return, and remembers that it was")
  func linkOpens() {
    let (link, opened) = makeLink()
    let count = EventLog(link)
    #expect(!link.isVisited && link.accessibilityTraits == .link)
    stage.tap(at: link.center)
    #expect(opened() == ["https://example.org/docs"] && link.isVisited)
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(opened().count == 2 && count.primaries == 2)
    link.isEnabled = false
    stage.tap(at: link.center)
    #expect(opened().count == 2)
  }

  @Test("The pointer over a link is a hand, and its menu copies the address")
  func linkMenu() {
    let (link, opened) = makeLink()
    stage.pointerMove(to: link.center)
    #expect(stage.cursorName == "pointer")
    stage.click(at: link.center, button: .secondary)
    #expect(stage.popups.first?.titles == ["Open Link", "Copy Link"])
    stage.popups.first?.click("Copy Link")
    #expect(Pasteboard.general.string == "https://example.org/docs")
    #expect(opened().isEmpty)
  }

  @Test("A link without an address does what it was given")
  func linkAction() {
    var done = 0
    let link = Link("More…") { done += 1 }
    link.frame.origin = Point(x: 20, y: 20)
    stage.window.addSubview(link)
    stage.render()
    stage.tap(at: link.center)
    #expect(done == 1)
    stage.click(at: link.center, button: .secondary)
    #expect(stage.popups.isEmpty)
  }
}
