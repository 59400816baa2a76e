import Glibc
import ResponderTestKit
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
    try SystemFile.write(PictureFiles.turnedJPEG, folder + "/1.jpg")
    try SystemFile.write(PictureFiles.film, folder + "/2.gif")
    try SystemFile.write(Array("no picture".utf8), folder + "/3.png")
    stage.window.rootViewController = controller
  }

  private func shows(_ label: String) async -> Bool {
    await stage.settle(within: 10) { stage.labels.contains(label) }
  }

  @Test("Arrows go through the folder and around; what is no picture says so")
  func arrows() async {
    controller.show(PictureFolder.pictures(named: [folder]))
    #expect(await shows("1.jpg"))
    #expect(stage.window.title == "1.jpg (1 of 3)")
    stage.keyPress(.keyboardRightArrow)
    #expect(await shows("2.gif"))
    stage.keyPress(.keyboardRightArrow)
    #expect(await shows("3.png: this is no picture."))
    stage.keyPress(.keyboardRightArrow)
    #expect(await shows("1.jpg"))
    stage.keyPress(.keyboardLeftArrow)
    #expect(await shows("3.png: this is no picture."))
  }

  @Test("A single file begins among those beside it")
  func beside() async {
    controller.show(PictureFolder.pictures(named: [folder + "/2.gif"]))
    #expect(controller.index == 1)
    #expect(await shows("2.gif"))
    let picture = stage.view(labelled: "2.gif") as? ImageView
    #expect(picture?.image?.images?.count == 4)
  }

  @Test(
    "A double tap zooms; a finger and a pointer move what is larger, and Ctrl+0 shows all of it")
  func zooms() async throws {
    controller.show(PictureFolder.pictures(named: [folder + "/1.jpg"]))
    #expect(await shows("1.jpg"))
    let scroller = try #require(stage.view(labelled: "Picture") as? ScrollView)
    let middle = Point(x: 200, y: 150)
    stage.tap(at: middle)
    stage.tap(at: middle)
    stage.advance(by: 1)
    #expect(scroller.zoomScale == 3)
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
    #expect(scroller.zoomScale == 1)
  }

  @Test("Without a picture it says what to do, and with a folder that is missing too")
  func nothing() async {
    controller.show(PictureFolder.pictures(named: []))
    #expect(await shows("Give Viewer a picture or a folder."))
    controller.show(PictureFolder.pictures(named: ["/nowhere/x.png"]))
    #expect(await shows("x.png: there is no such file, or it may not be read."))
  }
}
