import ResponderTestKit
import TestScenes
import Testing
import WindowResponder

@MainActor struct ForeignDragTests {
  let scene = DragStage()
  var stage: Stage { scene.stage }
  var log: DragLog { scene.log }

  @Test("Another program's text is taken")
  func takesText() {
    stage.dragEnter("Hello", at: scene.target.center)
    #expect(stage.dragOperation == .copy)
    stage.drop()
    stage.advance(by: 1)
    #expect(log.dropped == ["Hello"])
    #expect(stage.dropResult == .copy)
    #expect(log.events == ["enter", "perform copy", "loaded", "conclude", "end"])
  }

  @Test("A slow program is waited for, and told that it is done when it is")
  func slowText() {
    stage.dragEnter("Hello", at: scene.target.center, pace: .bytesPerSecond(5))
    stage.drop()
    #expect(stage.dropResult == nil)
    #expect(stage.dragTransferCount == 1)
    stage.advance(by: 2)
    #expect(log.dropped == ["Hello"])
    #expect(stage.dropResult == .copy)
    #expect(stage.dragTransferCount == 0)
  }

  @Test("One that never writes is given up after the limit")
  func neverWrites() {
    stage.dragEnter("Hello", at: scene.target.center, pace: .never)
    stage.drop()
    stage.advance(by: Pasteboard.limits.readingTime + 0.1)
    #expect(log.events.contains("loaded"))
    #expect(log.dropped == [])
    #expect(stage.dragTransferCount == 0)
    #expect(log.events.last == "end")
  }

  @Test("One that writes without end is given up when it is too much")
  func endless() {
    Pasteboard.limits.maximumByteCount = 100_000
    stage.dragEnter("Hello", at: scene.target.center, pace: .endless)
    stage.drop()
    stage.advance(by: 1)
    #expect(log.dropped == [])
    #expect(stage.dragTransferCount == 0)
  }

  @Test("A drag may leave without being dropped")
  func leaves() {
    stage.dragEnter("Hello", at: scene.target.center)
    stage.dragLeave()
    #expect(log.events == ["enter", "exit", "end"])
    stage.drop()
    #expect(log.dropped == [])
  }

  @Test("Data is to be had from the drop on, not before")
  func notBefore() {
    var early: (any Error)?
    var wasAsked = false
    stage.dragEnter("Hello", at: Point(x: 390, y: 10))
    log.onDrop = { _ in }
    final class Asker: DropInteractionDelegate {
      var body: (any DropSession) -> Void = { _ in }
      func dropInteraction(
        _ interaction: DropInteraction, sessionDidEnter session: any DropSession
      ) { body(session) }
    }
    let asker = Asker()
    asker.body = { session in
      session.items.first?.itemProvider.loadObject(ofClass: String.self) { _, error in
        wasAsked = true
        early = error
      }
    }
    scene.source.addInteraction(DropInteraction(delegate: asker))
    stage.dragMove(to: scene.source.center)
    stage.advance(by: 0.1)
    #expect(wasAsked)
    #expect(early as? ItemProvider.LoadingError == .unavailable)
  }

  @Test("Files come as addresses")
  func files() {
    var addresses: [String] = []
    log.onDrop = { session in session.loadAddresses { addresses = $0 } }
    stage.dragEnter(
      [("text/uri-list", Array("file:///a.txt\r\nfile:///b%20c.txt\r\n".utf8))],
      at: scene.target.center)
    stage.drop()
    #expect(addresses == ["file:///a.txt", "file:///b%20c.txt"])
  }

  @Test("Types are asked for by what they mean")
  func conforming() {
    var answers: [Bool] = []
    log.onDrop = { session in
      answers = [
        session.hasItemsConforming(toTypeIdentifiers: ["public.image"]),
        session.hasItemsConforming(toTypeIdentifiers: ["public.utf8-plain-text"]),
        session.canLoadObjects(ofClass: Image.self), session.canLoadObjects(ofClass: String.self),
      ]
    }
    stage.dragEnter([("image/jpeg", [1, 2])], at: scene.target.center)
    stage.drop()
    #expect(answers == [true, false, true, false])
  }

  @Test("What is dropped is moved where both allow it")
  func moves() {
    log.proposal = .move
    stage.dragEnter("Hello", at: scene.target.center)
    #expect(stage.dragOperation == .move)
    stage.drop()
    #expect(stage.dropResult == .move)
    stage.dragEnter("Hello", at: scene.target.center, allowing: [.copy])
    #expect(stage.dragOperation == .cancel)
    stage.drop()
    #expect(stage.dropResult == .cancel)
  }

  @Test("With Ctrl and Shift the user is asked, and what is chosen is done")
  func asks() {
    log.proposal = .move
    stage.keyDown(.keyboardLeftControl, modifiers: .control)
    stage.keyDown(.keyboardLeftShift, modifiers: [.control, .shift])
    stage.dragEnter("Hello", at: scene.target.center)
    stage.drop()
    stage.keyUp(.keyboardLeftShift, modifiers: .control)
    stage.keyUp(.keyboardLeftControl)
    #expect(stage.popups.first?.titles == ["Move Here", "Copy Here", "Cancel"])
    #expect(log.dropped == [])
    stage.popups.first?.tap("Copy Here")
    stage.advance(by: 1)
    #expect(log.events.contains("perform copy"))
    #expect(log.dropped == ["Hello"])
    #expect(stage.dropResult == .copy)
  }

  @Test("Who is asked and closes the menu takes nothing")
  func asksInVain() {
    log.proposal = .move
    stage.keyDown(.keyboardLeftControl, modifiers: .control)
    stage.keyDown(.keyboardLeftShift, modifiers: [.control, .shift])
    stage.dragEnter("Hello", at: scene.target.center)
    stage.drop()
    stage.advance(by: 0.1)
    stage.dismissPopups()
    stage.advance(by: 1)
    #expect(log.dropped == [])
    #expect(stage.dropResult == .cancel)
    #expect(log.events.last == "end")
  }

  @Test("Another program reads what is dropped on it")
  func dropsElsewhere() {
    stage.pointerMove(to: scene.source.center)
    stage.pointerDown()
    stage.pointerMove(to: scene.target.center)
    #expect(stage.draggedTypes.contains("text/plain"))
    let bytes = stage.dropElsewhere("text/plain", operation: .move)
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == "dragged")
    #expect(log.events.suffix(3) == ["willEnd move", "didEnd move", "transferred"])
    #expect(log.events.contains("exit"))
  }

  @Test("What is for this program alone is not offered to others")
  func restricted() {
    log.isRestricted = true
    stage.pointerMove(to: scene.source.center)
    stage.pointerDown()
    stage.pointerMove(to: scene.target.center)
    #expect(stage.draggedTypes.filter { $0.hasPrefix("text/") } == [])
    stage.pointerUp()
    #expect(log.dropped == ["dragged"])
  }

  @Test("Types that nobody could be told of are left out")
  func hugeTypes() {
    let name = String(repeating: "x", count: 100_000)
    log.makeItems = {
      let provider = ItemProvider(object: "text")
      provider.registerDataRepresentation(forTypeIdentifier: "a/" + name) { $0([1], nil) }
      for index in 0..<1_000 {
        provider.registerDataRepresentation(forTypeIdentifier: "a/\(index)") { $0([1], nil) }
      }
      return [DragItem(itemProvider: provider)]
    }
    stage.pointerMove(to: scene.source.center)
    stage.pointerDown()
    stage.pointerMove(to: scene.target.center)
    #expect(stage.draggedTypes.count <= 256)
    #expect(!stage.draggedTypes.contains { $0.utf8.count > 4_000 })
    stage.pointerUp()
    #expect(log.dropped == ["text"])
  }
}
