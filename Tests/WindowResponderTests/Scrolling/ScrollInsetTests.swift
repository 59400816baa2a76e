import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor struct ScrollInsetTests {
  private let room = EdgeInsets(top: 30, left: 20, bottom: 10, right: 5)

  @Test("D11: insets are room around the content that can be scrolled to")
  func insets() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = Size(width: 300, height: 300)
    view.contentInset = room
    // Content that is at its start remains at its start.
    #expect(view.contentOffset == Point(x: -20, y: -30))
    view.scrollRectToVisible(Rect(x: 299, y: 299, width: 1, height: 1), animated: false)
    #expect(view.contentOffset == Point(x: 205, y: 210))
    #expect(view.extent.maximum == Point(x: 205, y: 210))
  }

  @Test("D11: content that does not rest at its start stays where it is when insets change")
  func insetsLater() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = Size(width: 100, height: 1_000)
    view.contentOffset.y = 300
    view.contentInset = EdgeInsets(top: 40)
    #expect(view.contentOffset == Point(x: 0, y: 300))
  }

  @Test("D11: the safe area counts up and down always, and sideways where there is more to see")
  func automatic() {
    let view = safe()
    #expect(view.adjustedContentInset == EdgeInsets(top: 44, left: 0, bottom: 20, right: 0))
    #expect(view.contentOffset == Point(x: 0, y: -44))
    view.contentSize.width = 400
    #expect(view.adjustedContentInset == EdgeInsets(top: 44, left: 10, bottom: 20, right: 10))
  }

  @Test("D11: the safe area counts as the behaviour says")
  func behaviours() {
    let view = safe()
    view.contentInset.top = 6
    #expect(view.adjustedContentInset.top == 50)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == EdgeInsets(top: 6))
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(view.adjustedContentInset == EdgeInsets(top: 50, bottom: 20))
    view.contentSize.height = 50
    #expect(view.adjustedContentInset == EdgeInsets(top: 6))
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == EdgeInsets(top: 50, left: 10, bottom: 20, right: 10))
  }

  @Test("D11: a change of the insets is sent to the view and to its delegate")
  func told() {
    final class Listener: ScrollViewDelegate {
      var count = 0
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { count += 1 }
    }
    let listener = Listener()
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = listener
    view.contentInset.top = 5
    view.contentInset.top = 5
    #expect(listener.count == 1)
  }

  @Test("D11: what is in the content does not keep clear of what its insets keep clear of")
  func contentSafeArea() {
    let view = safe()
    let row = View(frame: Rect(x: 0, y: -44, width: 200, height: 40))
    view.addSubview(row)
    #expect(row.safeAreaInsets == EdgeInsets(left: 10, right: 10))
  }

  @Test("D11: a view that grows shows no more than there is")
  func growing() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = Size(width: 100, height: 1_000)
    view.contentOffset.y = 900
    view.frame.size.height = 300
    #expect(view.contentOffset.y == 700)
    view.contentSize.height = 200
    #expect(view.contentOffset.y == 0)
    view.bounds.size.height = 50
    #expect(view.contentOffset.y == 0)
  }

  private func safe() -> ScrollView {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = Size(width: 200, height: 1_000)
    view.setSafeArea(EdgeInsets(top: 44, left: 10, bottom: 20, right: 10))
    return view
  }
}
