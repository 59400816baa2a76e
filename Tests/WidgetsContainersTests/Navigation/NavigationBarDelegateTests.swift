import ResponderTestKit
import Testing
import Widgets

/// The calls to the delegate of a navigation bar that has no navigation controller.
@MainActor struct NavigationBarDelegateTests {
  let stage = Stage(size: Size(width: 390, height: 300))
  let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 390, height: 44))
  private let delegate = BarDelegate()

  init() {
    bar.delegate = delegate
    bar.items = [NavigationItem(title: "A")]
    stage.window.addSubview(bar)
    stage.advance(by: 0.1)
  }

  @Test("Without an animation the delegate is notified at once")
  func atOnce() {
    bar.pushItem(NavigationItem(title: "B"), animated: false)
    #expect(delegate.calls == ["shouldPush B", "didPush B"])
    bar.popItem(animated: false)
    #expect(delegate.calls.suffix(2) == ["shouldPop B", "didPop B"])
    #expect(bar.topItem?.title == "A")
  }

  @Test("With an animation the delegate is notified when it has ended")
  func animated() {
    bar.pushItem(NavigationItem(title: "B"), animated: true)
    #expect(bar.topItem?.title == "B")
    #expect(delegate.calls == ["shouldPush B"])
    stage.advance(by: 2)
    #expect(delegate.calls == ["shouldPush B", "didPush B"])
    let popped = bar.popItem(animated: true)
    #expect(popped?.title == "B")
    #expect(delegate.calls.last == "shouldPop B")
    stage.advance(by: 2)
    #expect(delegate.calls.last == "didPop B")
  }

  @Test("A refused push or pop changes nothing")
  func refused() {
    delegate.refuses = true
    bar.pushItem(NavigationItem(title: "B"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.items?.count == 1)
    #expect(delegate.calls == ["shouldPush B", "shouldPop A"])
  }
}

/// A delegate that logs its calls.
@MainActor private final class BarDelegate: NavigationBarDelegate {
  var calls: [String] = []
  var refuses = false

  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool {
    calls.append("shouldPush \(item.title ?? "")")
    return !refuses
  }
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {
    calls.append("didPush \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    calls.append("shouldPop \(item.title ?? "")")
    return !refuses
  }
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {
    calls.append("didPop \(item.title ?? "")")
  }
}
