import Glibc
import TestCompositor
import Testing
import Wayland

@testable import WindowResponder

/// Tests of the clipboard and the primary selection over the Wayland connection, with a whole application.
@MainActor @Suite("Selections", .serialized) struct SelectionTests {
  private let text = "text/plain;charset=utf-8"

  /// Creates an application that has received a press, which allows it to set the clipboard.
  private func makeRig() throws -> ApplicationRig {
    let rig = try ApplicationRig()
    try press(rig)
    return rig
  }

  private func press(_ rig: ApplicationRig) throws {
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 60, y: 60)
      seat.pointerButton(isDown: true)
      seat.pointerFrame()
      seat.pointerButton(isDown: false)
      seat.pointerFrame()
    }
  }

  /// Reads a pipe to its end while the application runs, and closes it.
  private func readAll(_ descriptor: Int32, _ rig: ApplicationRig) throws -> [UInt8] {
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    try rig.compositor.waitHere(for: "the end of the pipe", pumping: rig.turn) {
      while true {
        let count = read(descriptor, &chunk, chunk.count)
        if count == 0 { return true }
        if count < 0 { return false }
        bytes += chunk[..<count]
      }
    }
    return bytes
  }

  /// Loads the data of a type, and returns the result.
  private func load(
    _ type: String, of pasteboard: Pasteboard = .general, _ rig: ApplicationRig
  ) throws -> Result<[UInt8], PasteboardError>? {
    var answer: Result<[UInt8], PasteboardError>?
    pasteboard.loadData(forPasteboardType: type) { answer = $0 }
    try rig.compositor.waitHere(for: "an answer", pumping: rig.turn) { answer != nil }
    return answer
  }

  @Test("what is copied is put on the clipboard with the newest press, and handed over")
  func copies() throws {
    let rig = try makeRig()
    Pasteboard.general.string = "grüß"
    try rig.settle()
    let (types, serials, press) = try rig.compositor.perform {
      ($0.selectionTypes, $0.selectionSerials, try $0.seat().pressSerial)
    }
    #expect(types == ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "TEXT", "STRING"])
    #expect(serials == [press])
    for type in ["UTF8_STRING", "text/plain"] {
      let pipe = try rig.compositor.perform { try $0.requestSelection(as: type) }
      #expect(try readAll(pipe, rig) == Array("grüß".utf8))
    }
    let pipe = try rig.compositor.perform { try $0.requestSelection(as: "image/png") }
    #expect(try readAll(pipe, rig).isEmpty)
    try rig.close()
  }

  @Test("what is copied before any press waits for the first one")
  func waitsForPress() throws {
    let rig = try ApplicationRig()
    Pasteboard.general.string = "early"
    try rig.settle()
    #expect(try rig.compositor.perform { $0.selectionTypes } == nil)
    #expect(Pasteboard.general.string == "early")
    try press(rig)
    #expect(try rig.compositor.perform { $0.selectionTypes } != nil)
    #expect(try rig.compositor.perform { $0.selectionSerials.count } == 1)
    try rig.close()
  }

  @Test("ours, shown back to us, is ours: no change is counted and nothing is read")
  func echo() throws {
    let rig = try makeRig()
    Pasteboard.general.string = "mine"
    let count = Pasteboard.general.changeCount
    try rig.settle()
    #expect(Pasteboard.general.changeCount == count && Pasteboard.general.string == "mine")
    try rig.close()
  }

  @Test("ours, shown back with its types in another order, as mutter does, stays ours")
  func echoInAnotherOrder() throws {
    let rig = try makeRig()
    rig.compositor.behavior.reversesTypes = true
    Pasteboard.general.string = "mine"
    Pasteboard.primary.string = "selected"
    let counts = [Pasteboard.general.changeCount, Pasteboard.primary.changeCount]
    try rig.settle()
    // The keyboard focus moves to another application and back.
    try rig.play { seat, _ in
      seat.echoSelection()
      seat.echoPrimarySelection()
    }
    #expect(Pasteboard.general.string == "mine" && Pasteboard.primary.string == "selected")
    #expect([Pasteboard.general.changeCount, Pasteboard.primary.changeCount] == counts)
    let text = text
    let (copied, selected) = try rig.compositor.perform {
      (try $0.requestSelection(as: text), try $0.requestPrimarySelection(as: text))
    }
    #expect(try readAll(copied, rig) == Array("mine".utf8))
    #expect(try readAll(selected, rig) == Array("selected".utf8))
    try rig.close()
  }

  @Test("ours is known by all its types, also where there are more than an offer may have")
  func echoOfMany() throws {
    let rig = try makeRig()
    rig.compositor.behavior.reversesTypes = true
    let bytes: [UInt8] = [1]
    Pasteboard.general.setItems([
      Dictionary(uniqueKeysWithValues: (0..<300).map { ("a/b\($0)", bytes as Any) })
    ])
    try rig.settle()
    try rig.play { seat, _ in seat.echoSelection() }
    #expect(Pasteboard.general.types.count == 300)
    #expect(try rig.compositor.perform { $0.selectionTypes?.count } == 300)
    try rig.close()
  }

  @Test("another program's text is read, and its types are known without reading")
  func pastes() throws {
    let rig = try makeRig()
    let text = text
    try rig.play { seat, _ in seat.offerSelection([text: Array("theirs".utf8), "a/b": [1, 2]]) }
    #expect(Pasteboard.general.hasStrings && !Pasteboard.general.hasImages)
    #expect(Pasteboard.general.contains(pasteboardTypes: ["a/b"]))
    #expect(rig.application.pasteboardTransferCount == 0)
    #expect(try load(text, rig) == .success(Array("theirs".utf8)))
    #expect(try load("a/b", rig) == .success([1, 2]))
    #expect(try load("image/png", rig) == .failure(.nothingThere))
    try rig.close()
  }

  @Test("what another program copies takes the place of ours, and ours goes")
  func cancelled() throws {
    let rig = try makeRig()
    Pasteboard.general.string = "mine"
    try rig.settle()
    let text = text
    try rig.play { seat, _ in seat.offerSelection([text: Array("theirs".utf8)]) }
    #expect(Pasteboard.general.string == nil && Pasteboard.general.hasStrings)
    #expect(try load(text, rig) == .success(Array("theirs".utf8)))
    Pasteboard.general.string = "mine again"
    try rig.settle()
    #expect(try rig.compositor.perform { $0.selectionTypes } != nil)
    try rig.close()
  }

  @Test("a compositor that refuses and says nothing is believed when it shows another's")
  func refused() throws {
    let rig = try makeRig()
    try rig.compositor.perform { $0.refusesSelections = true }
    Pasteboard.general.string = "mine"
    try rig.settle()
    #expect(Pasteboard.general.string == "mine")
    let text = text
    try rig.play { seat, _ in seat.offerSelection([text: Array("theirs".utf8)]) }
    #expect(try load(text, rig) == .success(Array("theirs".utf8)))
    try rig.close()
  }

  @Test("a clipboard that is cleared has nothing")
  func cleared() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in seat.offerSelection(["text/plain": [65]]) }
    #expect(Pasteboard.general.hasStrings)
    try rig.play { seat, _ in seat.clearSelection() }
    #expect(!Pasteboard.general.hasStrings && Pasteboard.general.types.isEmpty)
    try rig.close()
  }

  @Test("offers that are superseded, or were for nothing, are destroyed")
  func superseded() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      for _ in 0..<50 { seat.offerSelection(["text/plain": [65]]) }
      seat.offerInVain(50)
    }
    let destroyed = rig.compositor.requests(to: "wl_data_offer", named: "destroy")
    // The last selection and two offers that still wait are destroyed at the end.
    #expect(destroyed.count >= 97)
    try rig.close(leavesNothing: true)
  }

  @Test("an offer of a drag that comes before the clipboard's is selected replaces neither")
  func interleavedOffers() throws {
    let rig = try makeRig()
    try rig.play { seat, surface in
      seat.dragElsewhere(["a/b": [66]])
      seat.offerSelection(["text/plain": [65]]) { seat.dragEnter(surface, x: 60, y: 60) }
    }
    #expect(try load("text/plain", rig) == .success([65]))
    #expect(rig.compositor.requests(to: "wl_data_offer", named: "destroy").isEmpty)
    try rig.play { seat, _ in seat.dragLeave() }
    #expect(rig.compositor.requests(to: "wl_data_offer", named: "destroy").count == 1)
    try rig.close(leavesNothing: true)
  }

  @Test("a program that hangs while we read costs one time limit")
  func hangs() throws {
    let rig = try makeRig()
    Pasteboard.limits.readingTime = 0.05
    try rig.play { seat, _ in seat.offerSelection(["text/plain": [65]], holds: true) }
    #expect(try load("text/plain", rig) == .failure(.timedOut))
    #expect(rig.application.pasteboardTransferCount == 0)
    #expect(try rig.compositor.perform { $0.closeHeldPipes() } == 1)
    try rig.close()
  }

  @Test("a megabyte goes through a pipe of 64 KiB, to a program that reads and to one that goes")
  func large() throws {
    let rig = try makeRig()
    let data = [UInt8](repeating: 7, count: 1 << 20)
    Pasteboard.general.setData(data, forPasteboardType: "a/b")
    try rig.settle()
    let gone = try rig.compositor.perform { try $0.requestSelection(as: "a/b") }
    let read = try rig.compositor.perform { try $0.requestSelection(as: "a/b") }
    try rig.settle()
    close(gone)
    #expect(try readAll(read, rig) == data)
    try rig.compositor.waitHere(for: "the end of both", pumping: rig.turn) {
      rig.application.pasteboardTransferCount == 0
    }
    try rig.close()
  }

  @Test("the primary selection goes both ways, apart from the clipboard")
  func primary() throws {
    let rig = try makeRig()
    Pasteboard.primary.string = "selected"
    try rig.settle()
    #expect(try rig.compositor.perform { $0.selectionTypes } == nil)
    let text = text
    let pipe = try rig.compositor.perform { try $0.requestPrimarySelection(as: text) }
    #expect(try readAll(pipe, rig) == Array("selected".utf8))
    try rig.play { seat, _ in seat.offerPrimarySelection([text: Array("theirs".utf8)]) }
    #expect(try load(text, of: .primary, rig) == .success(Array("theirs".utf8)))
    #expect(!Pasteboard.general.hasStrings)
    try rig.close()
  }

  @Test("when the seat goes, ours waits for a press on another")
  func seatGoes() throws {
    let rig = try makeRig()
    Pasteboard.general.string = "mine"
    try rig.settle()
    try rig.compositor.perform { try $0.seat().remove() }
    try rig.settle()
    #expect(Pasteboard.general.string == "mine")
    try rig.compositor.perform { $0.addGlobal("wl_seat", version: 9) }
    try rig.settle()
    try press(rig)
    #expect(try rig.compositor.perform { $0.selectionTypes } != nil)
    try rig.close()
  }

  @Test("without the globals the pasteboards work inside the program")
  func noGlobals() throws {
    var globals = TestCompositor.allGlobals
    globals["wl_data_device_manager"] = nil
    globals["zwp_primary_selection_device_manager_v1"] = nil
    let rig = try ApplicationRig(globals: globals)
    Pasteboard.general.string = "a"
    Pasteboard.primary.string = "b"
    try press(rig)
    #expect(Pasteboard.general.string == "a" && Pasteboard.primary.string == "b")
    try rig.close()
  }

  @Test("nothing is left open, and no descriptor, when the program ends")
  func leavesNothing() throws {
    let before = openDescriptorCount()
    do {
      let rig = try makeRig()
      Pasteboard.general.string = "mine"
      Pasteboard.primary.string = "mine"
      try rig.play { seat, _ in seat.offerSelection(["text/plain": [65]]) }
      _ = try load("text/plain", rig)
      try rig.close(leavesNothing: true)
    }
    #expect(openDescriptorCount() <= before)
  }
}
