import ResponderGraphics
import Testing
import WindowResponder

@testable import TouchLab

@Suite("The page that is recorded") @MainActor struct RecordPageTests {
  @Test("Its words are the user's, and all of them can be read, also on a phone")
  func words() {
    for size in [Size(width: 360, height: 640), Size(width: 640, height: 360)] {
      let page = RecordStage(size: size, language: "de")
      var texts: [String] = []
      var cut: [String] = []
      TextWatch.onText = { text, _, _ in
        texts.append(text.string)
        if text.isTruncated { cut.append(text.string) }
      }
      defer { TextWatch.onText = nil }
      _ = page.stage.snapshot()
      #expect(texts.contains { $0.hasPrefix("Alles, was") } && cut.isEmpty)
      #expect(page.controller.endButton.accessibilityLabel == "Schließen")
    }
  }

  @Test("The sentence goes with the first finger, and the button is away while one is down")
  func touching() {
    let page = RecordStage(size: Size(width: 400, height: 300))
    let controller = page.controller
    #expect(!controller.hint.isHidden && !controller.endButton.isHidden)
    // A touch on the hint draws a trail too.
    page.stage.touchDown(0, at: controller.hint.center)
    page.stage.frame()
    #expect(controller.canvas.trailCount == 1)
    #expect(controller.hint.isHidden && controller.endButton.isHidden)
    page.stage.touchUp(0)
    page.stage.frame()
    #expect(controller.hint.isHidden && !controller.endButton.isHidden)
  }
}
