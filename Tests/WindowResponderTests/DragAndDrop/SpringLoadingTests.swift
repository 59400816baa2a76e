import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of views that open when a drag rests on them.
@MainActor @Suite(.serialized) struct SpringLoadingTests {
  final class Observer: SpringLoadedInteractionBehavior, SpringLoadedInteractionEffect {
    var states: [SpringLoadedInteractionEffectState] = []
    var finished = 0
    var allows = true
    var item: AnyHashable?

    func shouldAllow(
      _ interaction: SpringLoadedInteraction, with context: any SpringLoadedInteractionContext
    ) -> Bool {
      context.targetItem = item
      return allows
    }
    func interactionDidFinish(_ interaction: SpringLoadedInteraction) { finished += 1 }
    func interaction(
      _ interaction: SpringLoadedInteraction,
      didChangeWith context: any SpringLoadedInteractionContext
    ) { states.append(context.state) }
  }

  let stage = Stage(size: Size(width: 300, height: 200))
  let folder = View(frame: Rect(x: 20, y: 20, width: 100, height: 60))
  let observer = Observer()
  final class Count { var opened = 0 }
  let count = Count()
  let interaction: SpringLoadedInteraction

  init() {
    interaction = SpringLoadedInteraction(
      interactionBehavior: observer, interactionEffect: observer
    ) { [count] _, context in
      #expect(context.location(in: context.targetView).x >= 0)
      count.opened += 1
    }
    folder.addInteraction(interaction)
    stage.window.addSubview(folder)
    stage.render()
  }

  @Test("U12: What rests on a view opens it once, after it has blinked")
  func opens() {
    stage.dragEnter("a", at: folder.center)
    #expect(observer.states == [.possible])
    stage.advance(by: SpringLoadedInteraction.restDuration + 0.05)
    #expect(observer.states == [.possible, .activating] && count.opened == 0)
    stage.advance(by: SpringLoadedInteraction.activationDuration)
    #expect(observer.states == [.possible, .activating, .activated] && count.opened == 1)
    stage.advance(by: 3)
    #expect(count.opened == 1)
    stage.dragMove(to: Point(x: 250, y: 150))
    #expect(observer.states.last == .inactive && observer.finished == 1)
    stage.dragMove(to: folder.center)
    stage.advance(by: 2)
    #expect(count.opened == 2)
    stage.dragLeave()
    #expect(observer.finished == 2)
  }

  @Test("U12: What goes on moving, leaves, or is not allowed opens nothing")
  func notOpening() {
    stage.dragEnter("a", at: Point(x: 25, y: 30))
    for step in 1...5 {
      stage.advance(by: 0.5)
      stage.dragMove(to: Point(x: 25 + Double(step) * 15, y: 30))
    }
    #expect(count.opened == 0 && !observer.states.contains(.activating))
    stage.dragLeave()
    stage.advance(by: 2)
    #expect(count.opened == 0)
    observer.allows = false
    observer.states = []
    stage.dragEnter("a", at: folder.center)
    stage.advance(by: 2)
    #expect(observer.states.isEmpty && count.opened == 0)
    stage.dragLeave()
  }

  @Test("Another item of the view begins anew")
  func items() {
    observer.item = 1
    stage.dragEnter("a", at: folder.center)
    stage.advance(by: 0.6)
    observer.item = 2
    stage.dragMove(to: Point(x: folder.center.x + 1, y: folder.center.y))
    stage.advance(by: 0.6)
    #expect(count.opened == 0)
    stage.advance(by: 0.6)
    #expect(count.opened == 1)
    stage.dragLeave()
  }

  @Test("The program's own drag opens a button, the mark over it goes, and a drop ends it all")
  func button() throws {
    let source = View(frame: Rect(x: 20, y: 120, width: 60, height: 60))
    let log = DragLog()
    source.addInteraction(DragInteraction(delegate: log))
    let button = Button(configuration: .gray())
    button.setTitle("Open", for: .normal)
    button.frame = Rect(x: 160, y: 20, width: 100, height: 44)
    var pressed = 0
    button.addAction(Action { _ in pressed += 1 }, for: .primaryActionTriggered)
    button.isSpringLoaded = true
    #expect(button.isSpringLoaded)
    stage.window.addSubview(source)
    stage.window.addSubview(button)
    stage.render()
    let parts = button.subviews.count
    stage.pointerMove(to: source.center)
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 100, y: 130))
    stage.pointerMove(to: button.center)
    stage.advance(by: 0.1)
    #expect(button.subviews.count == parts + 1)
    stage.advance(by: 1.5)
    #expect(pressed == 1 && button.subviews.count == parts)
    stage.pointerUp()
    button.isEnabled = false
    stage.dragEnter("a", at: button.center)
    stage.advance(by: 2)
    #expect(pressed == 1)
    stage.dragLeave()
    button.isSpringLoaded = false
    #expect(button.interactions.isEmpty)
  }

  @Test("An interaction that is taken from its view in the middle does no more")
  func removed() {
    stage.dragEnter("a", at: folder.center)
    stage.advance(by: 0.8)
    folder.removeInteraction(interaction)
    #expect(observer.states.last == .inactive)
    stage.advance(by: 2)
    #expect(count.opened == 0)
    stage.dragLeave()
  }
}
