import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct PasteboardTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  let pasteboard = Pasteboard.general
  let log = Log()

  private func image(_ color: Color) -> Image {
    ImageRenderer(size: Size(width: 3, height: 2)).image { context in
      context.setFillColor(color)
      context.fill(Rect(x: 0, y: 0, width: 3, height: 2))
    }
  }

  // MARK: The application's own contents

  @Test("a text that is copied is there at once, and other programs can have it")
  func copiesText() {
    pasteboard.string = "grüß"
    #expect(pasteboard.string == "grüß" && pasteboard.hasStrings && pasteboard.numberOfItems == 1)
    #expect(stage.pasteElsewhere() == "grüß")
    for type in ["text/plain", "UTF8_STRING", "TEXT", "STRING"] {
      #expect(stage.pasteElsewhere(type, from: pasteboard) == Array("grüß".utf8), "\(type)")
    }
    #expect(stage.pasteElsewhere("image/png", from: pasteboard) == nil)
  }

  @Test("own data is served without a round trip, also when it is read asynchronously")
  func ownIsImmediate() async throws {
    pasteboard.string = "mine"
    #expect(try await pasteboard.readString() == "mine")
    #expect(stage.pasteboardTransferCount == 0)
  }

  @Test("several texts are several items, and one text for other programs")
  func severalTexts() {
    pasteboard.strings = ["a", "b"]
    #expect(pasteboard.numberOfItems == 2 && pasteboard.strings == ["a", "b"])
    #expect(stage.pasteElsewhere() == "a\nb")
  }

  @Test("K3: what gives one value means the first item, what gives a list means all")
  func firstItem() async throws {
    pasteboard.strings = ["one", "two"]
    #expect(pasteboard.string == "one" && pasteboard.strings == ["one", "two"])
    #expect(pasteboard.data(forPasteboardType: "text/plain") == Array("one".utf8))
    #expect(pasteboard.value(forPasteboardType: "public.text") as? String == "one")
    #expect(try await pasteboard.readString() == "one")
    #expect(try await pasteboard.readData(forPasteboardType: "text/plain") == Array("one".utf8))
    pasteboard.colors = [.red, .blue]
    #expect(pasteboard.color == .red && pasteboard.colors == [.red, .blue])
  }

  @Test("K3: types that only a later item has are not the first item's")
  func laterItem() async throws {
    let red = image(.red)
    pasteboard.items = [["text/html": "<b>x</b>"], ["text/plain": "x"], ["image/png": red]]
    #expect(pasteboard.types == ["text/html"])
    #expect(!pasteboard.contains(pasteboardTypes: ["text/plain", "image/png"]))
    #expect(pasteboard.contains(pasteboardTypes: ["text/plain"], inItemSet: [1]))
    #expect(pasteboard.itemSet(withPasteboardTypes: ["text/plain", "image/png"]) == [1, 2])
    #expect(pasteboard.string == nil && pasteboard.image == nil && pasteboard.color == nil)
    #expect(pasteboard.data(forPasteboardType: "text/plain") == nil)
    #expect(pasteboard.value(forPasteboardType: "image/png") == nil)
    #expect(pasteboard.hasStrings && pasteboard.hasImages)
    #expect(pasteboard.strings == ["x"] && pasteboard.images?.first === red)
    await #expect(throws: PasteboardError.nothingThere) { try await pasteboard.readString() }
    await #expect(throws: PasteboardError.nothingThere) { try await pasteboard.readImage() }
    // Other applications find one item with all types.
    #expect(stage.pasteElsewhere() == "x")
    #expect(stage.pasteElsewhere("image/png", from: pasteboard) != nil)
  }

  @Test("K3: each of several addresses is a text too")
  func addressesAsTexts() async throws {
    pasteboard.urls = ["https://a.example", "https://b.example"]
    #expect(pasteboard.urls == ["https://a.example", "https://b.example"])
    #expect(try await pasteboard.readURLs() == ["https://a.example", "https://b.example"])
    #expect(pasteboard.string == "https://a.example")
    #expect(pasteboard.strings == ["https://a.example", "https://b.example"])
    pasteboard.items = [["text/plain": "x"], ["text/uri-list": "https://a.example"]]
    #expect(pasteboard.url == nil && pasteboard.urls == ["https://a.example"])
    #expect(pasteboard.strings == ["x", "https://a.example"])
    #expect(stage.pasteElsewhere() == "x\nhttps://a.example")
  }

  @Test("an image is kept as it is, and encoded as PNG for other programs")
  func copiesImage() throws {
    let red = image(.red)
    pasteboard.image = red
    #expect(pasteboard.image === red && pasteboard.hasImages && !pasteboard.hasStrings)
    let data = try #require(stage.pasteElsewhere("image/png", from: pasteboard))
    #expect(try Image(pngData: data).pixel(x: 1, y: 1) == .red)
  }

  @Test("addresses are offered as a list and as text")
  func copiesURLs() {
    pasteboard.urls = ["https://a.example", "https://b.example"]
    #expect(pasteboard.hasURLs && pasteboard.url == "https://a.example")
    let list = stage.pasteElsewhere("text/uri-list", from: pasteboard) ?? []
    #expect(String(decoding: list, as: UTF8.self) == "https://a.example\r\nhttps://b.example\r\n")
    #expect(stage.pasteElsewhere() == "https://a.example\nhttps://b.example")
  }

  @Test("a colour comes back as it was, within 16 bits")
  func copiesColor() {
    pasteboard.setData(
      stage.pasteElsewhereColor(.init(red: 1, green: 0.5, blue: 0, alpha: 1), pasteboard),
      forPasteboardType: "application/x-color")
    let color = pasteboard.color
    #expect(color?.red == 1 && abs((color?.green ?? 0) - 0.5) < 1e-4 && color?.alpha == 1)
  }

  @Test("one item may have several types, and is found by UIKit's names for them too")
  func severalTypes() {
    pasteboard.items = [["text/html": "<b>x</b>", "public.utf8-plain-text": "x"]]
    #expect(pasteboard.types == ["text/html", "text/plain;charset=utf-8"])
    #expect(pasteboard.contains(pasteboardTypes: ["public.html"]))
    #expect(!pasteboard.contains(pasteboardTypes: ["public.png"]))
    #expect(pasteboard.value(forPasteboardType: "text/html") as? String == "<b>x</b>")
    #expect(stage.typesElsewhere().first == "text/html")
    #expect(stage.pasteElsewhere() == "x")
  }

  @Test("data of any type passes as it is")
  func anyType() {
    pasteboard.setData([0, 255, 1], forPasteboardType: "application/x-own")
    #expect(pasteboard.data(forPasteboardType: "application/x-own") == [0, 255, 1])
    #expect(stage.pasteElsewhere("application/x-own", from: pasteboard) == [0, 255, 1])
  }

  @Test("data that is provided lazily is made for the first who asks, once")
  func lazyData() {
    pasteboard.setDataProvider(forPasteboardTypes: ["text/csv", "text/plain"]) { [log] type in
      log.add(type)
      return Array("1,2".utf8)
    }
    #expect(log.take().isEmpty && pasteboard.hasStrings)
    #expect(stage.pasteElsewhere("text/csv", from: pasteboard) == Array("1,2".utf8))
    #expect(stage.pasteElsewhere("text/csv", from: pasteboard) == Array("1,2".utf8))
    #expect(log.take() == ["text/csv"])
  }

  @Test("what is empty is taken from other programs too")
  func clears() {
    pasteboard.string = "a"
    pasteboard.items = []
    #expect(!pasteboard.hasStrings && pasteboard.numberOfItems == 0 && pasteboard.string == nil)
    #expect(stage.typesElsewhere().isEmpty)
  }

  @Test("what is local is not seen by other programs")
  func localOnly() {
    pasteboard.setItems([["text/plain": "secret"]], options: [.localOnly: true])
    #expect(pasteboard.string == "secret" && stage.typesElsewhere().isEmpty)
  }

  @Test("what has a lifetime goes after it, unless something else has come")
  func lifetime() {
    pasteboard.setItems([["text/plain": "a"]], options: [.lifetime: 10.0])
    stage.advance(by: 9)
    #expect(pasteboard.string == "a")
    stage.advance(by: 2)
    #expect(pasteboard.string == nil && stage.typesElsewhere().isEmpty)
    pasteboard.setItems([["text/plain": "a"]], options: [.lifetime: 10.0])
    pasteboard.string = "b"
    stage.advance(by: 20)
    #expect(pasteboard.string == "b")
  }

  // MARK: Changes and names

  @Test("every change increments the count and calls observers, with the types added and removed")
  func changes() {
    pasteboard.changeObservers.add(log) { log, change in
      log.add("+\(change.typesAdded) -\(change.typesRemoved)")
    }
    let count = pasteboard.changeCount
    pasteboard.setData([1], forPasteboardType: "a/b")
    pasteboard.setData([1], forPasteboardType: "c/d")
    #expect(log.take() == [#"+["a/b"] -[]"#, #"+["c/d"] -["a/b"]"#])
    stage.copyElsewhere([("e/f", [1])])
    #expect(log.take().last == #"+["e/f"] -[]"#)
    #expect(pasteboard.changeCount > count + 2)
  }

  @Test("the primary selection is another pasteboard")
  func primary() {
    pasteboard.string = "copied"
    Pasteboard.primary.string = "selected"
    #expect(stage.pasteElsewhere() == "copied")
    #expect(stage.pasteElsewhere(.primary) == "selected")
    stage.copyElsewhere("other", to: .primary)
    #expect(pasteboard.string == "copied" && Pasteboard.primary.string == nil)
  }

  @Test("pasteboards by name are the program's own")
  func named() throws {
    let name = Pasteboard.Name("clips")
    #expect(Pasteboard(name: name, create: false) == nil)
    let first = try #require(Pasteboard(name: name, create: true))
    first.string = "a"
    #expect(Pasteboard(name: name, create: false)?.string == "a")
    #expect(stage.typesElsewhere().isEmpty)
    Pasteboard.remove(withName: name)
    #expect(Pasteboard(name: name, create: false) == nil)
    #expect(first.string == nil && first.numberOfItems == 0)
    first.string = "b"
    #expect(first.string == nil && first.numberOfItems == 0)
    #expect(Pasteboard(name: name, create: true)?.string == nil)
    #expect(Pasteboard.withUniqueName().name != Pasteboard.withUniqueName().name)
    #expect(Pasteboard(name: .general, create: false)?.name == .general)
  }
}

extension Stage {
  /// Returns the data of a color that another application receives.
  fileprivate func pasteElsewhereColor(_ color: Color, _ pasteboard: Pasteboard) -> [UInt8] {
    pasteboard.color = color
    return pasteElsewhere("application/x-color", from: pasteboard) ?? []
  }
}
