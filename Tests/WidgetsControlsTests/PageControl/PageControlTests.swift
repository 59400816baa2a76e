import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor @Suite(.serialized) struct PageControlTests {
  let stage = Stage(size: Size(width: 320, height: 100))
  let pages = PageControl(frame: Rect(x: 10, y: 20, width: 300, height: 44))
  let log = EventLog()

  init() {
    pages.numberOfPages = 5
    stage.window.addSubview(pages)
    log.listen(to: pages)
    stage.render()
  }

  @Test("The current page stays within the pages, and code sends nothing")
  func limits() {
    pages.currentPage = 9
    #expect(pages.currentPage == 4)
    pages.currentPage = -3
    #expect(pages.currentPage == 0)
    pages.currentPage = 4
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    #expect(log.changes == 0)
    #expect(pages.accessibilityValue == "page 2 of 2")
  }

  @Test("A tap right of the middle goes on, one left of it back; at the ends nothing is sent")
  func taps() {
    stage.tap(at: Point(x: 250, y: 42))
    #expect(pages.currentPage == 1)
    stage.tap(at: Point(x: 40, y: 42))
    #expect(pages.currentPage == 0)
    #expect(log.changes == 2)
    stage.tap(at: Point(x: 40, y: 42))
    #expect(log.changes == 2)
  }

  @Test("A drag goes along the dots, and tells each page")
  func drags() {
    stage.drag(from: Point(x: 126, y: 42), to: Point(x: 300, y: 42))
    #expect(pages.currentPage == 4)
    #expect(log.changes >= 1)
    pages.currentPage = 0
    pages.allowsContinuousInteraction = false
    stage.drag(from: Point(x: 126, y: 42), to: Point(x: 200, y: 42))
    #expect(pages.currentPage == 1)
  }

  @Test("Arrow keys, Home and End choose while it is focused")
  func keys() {
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardRightArrow)
    #expect(pages.currentPage == 2)
    stage.keyPress(.keyboardLeftArrow)
    #expect(pages.currentPage == 1)
    stage.keyPress(.keyboardEnd)
    #expect(pages.currentPage == 4)
    stage.keyPress(.keyboardHome)
    #expect(pages.currentPage == 0)
    #expect(log.changes == 5)
  }

  @Test("One page is hidden where it is to be, and colours are those that were set")
  func looks() {
    stage.window.backgroundColor = .white
    pages.currentPageIndicatorTintColor = Color(hex: 0xFF0000)
    pages.pageIndicatorTintColor = Color(hex: 0x0000FF)
    var picture = stage.snapshot()
    #expect(picture.pixel(x: 160 - 34, y: 42) == Color(hex: 0xFF0000))
    #expect(picture.pixel(x: 160, y: 42) == Color(hex: 0x0000FF))
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    picture = stage.snapshot()
    #expect(picture.pixel(x: 160, y: 42) == .white)
    pages.hidesForSinglePage = false
    #expect(stage.snapshot().pixel(x: 160, y: 42) == Color(hex: 0xFF0000))
  }

  @Test("It asks for more room for more pages, and draws no dot outside its bounds")
  func sizes() {
    #expect(pages.size(forNumberOfPages: 9).width > pages.size(forNumberOfPages: 4).width)
    pages.frame = Rect(x: 100, y: 20, width: 100, height: 44)
    pages.numberOfPages = 40
    pages.currentPage = 20
    stage.window.backgroundColor = .white
    let picture = stage.snapshot()
    for x in [90, 95, 205, 210] { #expect(picture.pixel(x: x, y: 42) == .white) }
    stage.tap(at: Point(x: 190, y: 42))
    #expect(pages.currentPage == 21)
  }

  @Test("Dots are laid out in a direction, which taps, drags and keys follow")
  func directions() {
    pages.direction = .rightToLeft
    stage.tap(at: Point(x: 40, y: 42))
    #expect(pages.currentPage == 1)
    pages.direction = .topToBottom
    let size = pages.size(forNumberOfPages: 5)
    #expect(size.height > size.width && pages.intrinsicContentSize == size)
    pages.frame = Rect(x: 0, y: 0, width: 44, height: 100)
    stage.tap(at: Point(x: 22, y: 90))
    #expect(pages.currentPage == 2)
    stage.drag(from: Point(x: 22, y: 50), to: Point(x: 22, y: 98))
    #expect(pages.currentPage == 4)
    pages.direction = .bottomToTop
    stage.tap(at: Point(x: 22, y: 90))
    #expect(pages.currentPage == 3)
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardUpArrow)
    #expect(pages.currentPage == 4)
  }

  @Test("The first dot of a vertical control is at the top, or at the bottom")
  func verticalDots() {
    pages.frame = Rect(x: 0, y: 0, width: 44, height: 100)
    pages.currentPageIndicatorTintColor = .red
    pages.pageIndicatorTintColor = .blue
    func first() -> Int? {
      stage.render()
      let image = stage.snapshot()
      return (0..<100).first { image.pixel(x: 22, y: $0) == .red }
    }
    pages.direction = .topToBottom
    #expect(first().map { $0 < 30 } == true)
    pages.direction = .bottomToTop
    #expect(first().map { $0 > 70 } == true)
  }
}
