import ResponderTestKit
import Testing
import Widgets

/// Tests of the size of the list of a combo box.
@MainActor @Suite(.serialized) struct ComboListTests {
  let stage = Stage(size: Size(width: 900, height: 300))

  @Test("U8: The list is as wide as its box", arguments: [240.0, 460, 700])
  func width(ofBox width: Double) throws {
    let box = ComboBox(items: ["Berlin", "Bern", "Paris", "Rome"])
    box.frame = Rect(x: 20, y: 20, width: width, height: 44)
    stage.window.addSubview(box)
    stage.render()
    box.openList()
    let popup = try #require(stage.popups.first)
    #expect(popup.frame.minX == 20 && popup.frame.width == width)
  }
}
