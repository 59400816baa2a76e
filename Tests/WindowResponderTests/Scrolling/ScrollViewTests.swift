import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor struct ScrollViewTests {
  @Test("D11: the content offset is the origin of the bounds")
  func offsetIsOrigin() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = Size(width: 100, height: 1_000)
    view.contentOffset = Point(x: 0, y: 250)
    #expect(view.bounds == Rect(x: 0, y: 250, width: 100, height: 100))
    view.bounds.origin.y = 300
    #expect(view.contentOffset == Point(x: 0, y: 300))
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("D11: layoutSubviews sees each new offset")
  func layoutSeesOffsets() {
    final class Rows: ScrollView {
      var seen: [Double] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(contentOffset.y)
      }
    }
    let stage = Stage(size: Size(width: 100, height: 100))
    let view = Rows(frame: stage.window.bounds)
    view.contentSize = Size(width: 100, height: 1_000)
    stage.window.addSubview(view)
    stage.render()
    view.seen = []
    view.contentOffset.y = 10
    stage.render()
    view.contentOffset.y = 20
    stage.render()
    #expect(view.seen == [10, 20])
  }

  @Test("content outside of a scroll view that does not clip it is erased at its old position")
  func contentOutside() {
    let stage = Stage(size: Size(width: 100, height: 200))
    let view = ScrollView(frame: Rect(x: 0, y: 100, width: 100, height: 20))
    view.clipsToBounds = false
    view.contentSize = Size(width: 100, height: 1_000)
    let content = View(frame: Rect(x: 0, y: 40, width: 100, height: 20))
    content.backgroundColor = .red
    view.addSubview(content)
    stage.window.addSubview(view)
    stage.render()
    view.contentOffset.y = 30
    stage.render()
    let (old, new) = (Point(x: 50, y: 150), Point(x: 50, y: 120))
    #expect(stage.lastDamage.contains { $0.contains(old) })
    #expect(stage.lastDamage.contains { $0.contains(new) })
  }

  @Test("D11: a delegate that scrolls on in scrollViewDidScroll does not hang")
  func delegateMayScroll() {
    final class Restless: ScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        count += 1
        scrollView.contentOffset.y += 1
        scrollView.contentSize.height += 1
      }
    }
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Restless()
    view.delegate = delegate
    view.contentSize = Size(width: 100, height: 1_000)
    view.contentOffset.y = 10
    #expect(delegate.count == 4)
    #expect(view.contentOffset.y == 14)
  }

  @Test("D11: numbers that are none, and endless ones, trap nothing")
  func badNumbers() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = Size(width: .nan, height: .infinity)
    #expect(view.contentSize.width == 0)
    #expect(view.contentSize.height.isFinite)
    view.contentOffset = Point(x: .nan, y: 5)
    #expect(view.contentOffset == Point(x: 0, y: 5))
    view.contentOffset = Point(x: -.infinity, y: .infinity)
    #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
    view.contentInset = EdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    #expect(view.adjustedContentInset.left.isFinite && view.adjustedContentInset.top == 0)
    view.scrollRectToVisible(.null, animated: false)
    view.scrollRectToVisible(.infinite, animated: true)
  }

  @Test("D11: a rectangle is shown by the shortest way, and not beyond the content's ends")
  func rectToVisible() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = Size(width: 100, height: 1_000)
    view.scrollRectToVisible(Rect(x: 0, y: 150, width: 10, height: 20), animated: false)
    #expect(view.contentOffset == Point(x: 0, y: 70))
    view.scrollRectToVisible(Rect(x: 0, y: 80, width: 10, height: 20), animated: false)
    #expect(view.contentOffset == Point(x: 0, y: 70))
    view.scrollRectToVisible(Rect(x: 0, y: 30, width: 10, height: 20), animated: false)
    #expect(view.contentOffset == Point(x: 0, y: 30))
    view.scrollRectToVisible(Rect(x: 0, y: 2_000, width: 10, height: 20), animated: false)
    #expect(view.contentOffset == Point(x: 0, y: 900))
  }
}
