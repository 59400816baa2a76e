import Dispatch
import Glibc
import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of subclasses that clean up in a plain `deinit`, on any thread that releases them.
@MainActor @Suite(.serialized) struct PlainDeinitTests {
  init() {
    _ = DeinitLog.take()
    _ = Thread.isMain
  }

  @Test(
    "Every open class may be subclassed with a plain deinit, which runs when the last reference goes"
  )
  func plainDeinits() {
    for (name, make) in plainSubclasses + plainWidgets {
      let last = LastReference(to: make)
      #expect(DeinitLog.take().isEmpty)
      last.release()
      #expect(DeinitLog.take() == [name])
    }
  }

  @Test("Every open class may be let go of on another thread, and its deinit runs there")
  func lettingGoElsewhere() async {
    for (name, make) in plainSubclasses + plainWidgets {
      LastReference(to: make).releaseOnOtherThread()
      #expect(DeinitLog.take() == [name])
      await turnOfMainQueue()
    }
  }

  @Test("What is in a view is without it as soon as that is let go of")
  func untiesAtOnce() {
    let (child, tap) = (View(), TapGestureRecognizer())
    let last = LastReference { Parent(child, tap) }
    #expect(child.superview is Parent && tap.view is Parent)
    last.release()
    #expect(child.superview == nil && tap.view == nil)
    #expect(DeinitLog.take() == ["parent of 2"])
    // The child and the recognizer can be used again.
    let next = View()
    next.addSubview(child)
    next.addGestureRecognizer(tap)
    #expect(child.superview === next && tap.view === next)
  }

  @Test("What stands in a view is gone from it while the subclass's own parts go")
  func inTheMiddle() {
    let child = View()
    LastReference { Asking(child) }.release()
    #expect(DeinitLog.take() == ["no superview"])
  }

  @Test("What is in a window is in none as soon as that is let go of")
  func windowUntiesAtOnce() {
    let (child, grandchild) = (View(), View())
    child.addSubview(grandchild)
    let last = LastReference { PlainWindow(child) }
    #expect(grandchild.window is PlainWindow)
    last.release()
    #expect(child.superview == nil && child.window == nil && grandchild.window == nil)
    #expect(grandchild.superview === child)
    #expect(DeinitLog.take() == ["window"])
  }

  @Test("What is in a view is without it too where that is let go of on another thread")
  func untiesElsewhere() async {
    let (child, tap) = (View(), TapGestureRecognizer())
    LastReference { Parent(child, tap) }.releaseOnOtherThread()
    #expect(DeinitLog.take().count == 1)
    #expect(child.superview == nil && tap.view == nil)
    await turnOfMainQueue()
    #expect(child.superview == nil && tap.view == nil)
  }

  @Test("A subview that is put elsewhere before the main queue hears of its superview's end stays")
  func movesBeforeTheEnd() async {
    let (child, tap, next) = (View(), TapGestureRecognizer(), View())
    LastReference { Parent(child, tap) }.releaseOnOtherThread()
    next.addSubview(child)
    next.addGestureRecognizer(tap)
    await turnOfMainQueue()
    #expect(child.superview === next && tap.view === next)
    #expect(next.subviews == [child])
  }

  @Test("What is in a window is in none too where that is let go of on another thread")
  func windowUntiesElsewhere() async {
    let (child, grandchild) = (View(), View())
    child.addSubview(grandchild)
    LastReference { PlainWindow(child) }.releaseOnOtherThread()
    for _ in 1...2 {
      #expect(child.superview == nil && child.window == nil && grandchild.window == nil)
      #expect(grandchild.superview === child)
      await turnOfMainQueue()
    }
    #expect(DeinitLog.take() == ["window"])
  }

  @Test("An animator that is let go of on another thread ends where its views lead to")
  func animatorEndsLater() async {
    let stage = Stage(size: Size(width: 100, height: 100))
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.frame()
    let last = LastReference {
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 90 }
      animator.pauseAnimation()
      return animator
    }
    last.releaseOnOtherThread()
    await turnOfMainQueue()
    #expect(view.center.x == 90)
  }

  @Test(
    "A thousand trees are let go of on other threads while the main actor looks at what is in them")
  func race() async {
    for _ in 0..<1000 {
      let (child, tap) = (Button(), TapGestureRecognizer())
      let last = LastReference { Parent(child, tap) }
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        last.release()
        done.signal()
      }
      var isGone = false
      repeat {
        if let parent = child.superview {
          #expect((parent as? Parent)?.words == ["whole"] && !isGone)
        } else {
          isGone = true
        }
        child.setNeedsDisplay()
        child.setNeedsLayout()
        _ = child.convert(Point(x: 1, y: 1), to: tap.view)
      } while done.wait(timeout: .now()) == .timedOut
      await turnOfMainQueue()
      #expect(child.superview == nil && child.window == nil && tap.view == nil)
    }
    #expect(DeinitLog.take().count == 1000)
  }

  @Test("Detached tasks let go of the last reference too")
  func detachedTasks() async {
    let child = View()
    let last = LastReference { Parent(child, TapGestureRecognizer()) }
    await Task.detached { last.release() }.value
    await turnOfMainQueue()
    #expect(child.superview == nil)
    #expect(DeinitLog.take().count == 1)
  }

  @Test("Classes of many kinds are each destroyed by their own deinit")
  func genericClasses() {
    LastReference { Box(1) }.release()
    LastReference { Box("a") }.release()
    LastReference { SmallBox() }.release()
    LastReference { Box(2.5) }.release()
    #expect(DeinitLog.take() == ["box 1", "box a", "small", "box 7", "box 2.5"])
  }
}

/// A view with a subview and a recognizer.
private final class Parent: View {
  let words = ["whole"]
  init(_ child: View, _ recognizer: GestureRecognizer) {
    super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let scroll = ScrollView(frame: bounds)
    scroll.addSubview(Label())
    addSubview(scroll)
    addSubview(child)
    addGestureRecognizer(recognizer)
  }
  deinit {
    guard Thread.isMain else { return DeinitLog.note("parent") }
    let count = MainActor.assumeIsolated { subviews.count }
    DeinitLog.note("parent of \(count)")
  }
}

/// A view with a property whose `deinit` reads the superview of the subview.
private final class Asking: View {
  private let question: Question

  init(_ child: View) {
    question = Question(child)
    super.init(frame: .zero)
    addSubview(child)
  }
}

@MainActor private final class Question {
  let view: View
  init(_ view: View) { self.view = view }
  isolated deinit {
    DeinitLog.note(view.superview == nil ? "no superview" : "a superview")
  }
}

/// A namespace for the main thread. The main thread must read ``main`` first.
private enum Thread {
  static let main = pthread_self()
  static var isMain: Bool { pthread_equal(main, pthread_self()) != 0 }
}

private final class PlainWindow: Window {
  init(_ child: View) {
    super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    addSubview(child)
  }
  deinit { DeinitLog.note("window") }
}

private class Box<Content: Sendable>: View {
  let content: Content
  init(_ content: Content) {
    self.content = content
    super.init()
  }
  deinit { DeinitLog.note("box \(content)") }
}

private final class SmallBox: Box<Int> {
  init() { super.init(7) }
  deinit { DeinitLog.note("small") }
}
