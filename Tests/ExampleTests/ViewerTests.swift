import Glibc
import ResponderTestKit
import TestImageFiles
import Testing
import Widgets

@testable import Viewer

@Suite("The example Viewer") @MainActor struct ViewerTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let controller = ViewerController()
  let folder: String

  init() throws {
    var name = Array("/tmp/viewer.XXXXXX".utf8CString)
    folder = mkdtemp(&name).map { String(cString: $0) } ?? "/tmp"
    try SystemFile.write(TestImages.turnedJPEG, folder + "/1.jpg")
    try SystemFile.write(TestImages.animatedGIF, folder + "/2.gif")
    try SystemFile.write(Array("no picture".utf8), folder + "/3.png")
    stage.window.rootViewController = controller
  }

  private func shows(_ label: String) async -> Bool {
    await stage.settle(within: 10) { stage.labels.contains(label) }
  }

  @Test("Arrows go through the folder and around; what is no picture says so")
  func arrows() async {
    controller.show(ImageFolder.images(named: [folder]))
    #expect(await shows("1.jpg"))
    #expect(stage.window.title == "1.jpg (1 of 3)")
    stage.keyPress(.keyboardRightArrow)
    #expect(await shows("2.gif"))
    stage.keyPress(.keyboardRightArrow)
    #expect(await shows("3.png: It is not an image."))
    stage.keyPress(.keyboardRightArrow)
    #expect(await shows("1.jpg"))
    stage.keyPress(.keyboardLeftArrow)
    #expect(await shows("3.png: It is not an image."))
  }

  @Test("A single file begins among those beside it")
  func beside() async {
    controller.show(ImageFolder.images(named: [folder + "/2.gif"]))
    #expect(controller.index == 1)
    #expect(await shows("2.gif"))
    let picture = stage.view(labelled: "2.gif") as? ImageView
    #expect(picture?.image?.images?.count == 4)
  }

  @Test(
    "A double tap zooms; a finger and a pointer move what is larger, and Ctrl+0 shows all of it")
  func zooms() async throws {
    try SystemFile.write(ImageMaker.png(800, 600) { _, _ in [9, 9, 9, 255] }, folder + "/4.png")
    controller.show(ImageFolder.images(named: [folder + "/4.png"]))
    #expect(await shows("4.png"))
    let scroller = try #require(stage.view(labelled: "Picture") as? ScrollView)
    let middle = Point(x: 200, y: 150)
    #expect(scroller.zoomScale == 0.5 && scroller.contentOffset == .zero)
    stage.tap(at: middle)
    stage.tap(at: middle)
    stage.advance(by: 1)
    #expect(scroller.zoomScale == 1)
    let before = scroller.contentOffset
    stage.drag(from: middle, to: Point(x: 120, y: 150), duration: 0.3)
    stage.advance(by: 1)
    #expect(scroller.contentOffset.x > before.x)
    let dragged = scroller.contentOffset
    stage.pointerMove(to: middle)
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 230, y: 150))
    stage.pointerMove(to: Point(x: 260, y: 150))
    stage.pointerUp()
    #expect(scroller.contentOffset.x < dragged.x)
    stage.keyPress(.keyboard0, modifiers: .control)
    stage.advance(by: 1)
    #expect(scroller.zoomScale == 0.5)
  }

  @Test("A small picture is in the middle in its own size, and one that is damaged says so")
  func smallAndDamaged() async throws {
    controller.show(ImageFolder.images(named: [folder + "/1.jpg"]))
    #expect(await shows("1.jpg"))
    stage.render()
    let picture = try #require(stage.view(labelled: "1.jpg"))
    #expect(picture.convert(picture.bounds, to: nil) == Rect(x: 192, y: 134, width: 16, height: 32))
    let words = "2.gif is damaged or incomplete. This is the part that can be shown."
    #expect(!stage.labels.contains(words))
    try SystemFile.write(Array(TestImages.animatedGIF.dropLast()), folder + "/2.gif")
    controller.go(by: 1)
    #expect(await shows(words))
    #expect(stage.labels.contains("2.gif"))
    controller.go(by: 1)
    #expect(await shows("3.png: It is not an image."))
    #expect(!stage.labels.contains(words))
  }

  @Test("Without a picture it says what to do, and with a folder that is missing too")
  func nothing() async {
    controller.show(ImageFolder.images(named: []))
    #expect(await shows("Give Viewer a picture or a folder."))
    controller.show(ImageFolder.images(named: ["/nowhere/x.png"]))
    #expect(await shows("x.png: There is no such file, or you may not read it."))
  }
}
