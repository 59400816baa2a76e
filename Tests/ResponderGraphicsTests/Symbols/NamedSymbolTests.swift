import ResponderTestKit
import Testing

@testable import ResponderGraphics

@Suite("Symbols") @MainActor struct NamedSymbolTests {
  private func drawn(_ name: String, side: Double = 48) throws -> Image {
    let image = try #require(Image(systemName: name, pointSize: side), "\(name)")
    return ImageRenderer(size: Size(width: side, height: side), scale: 1).image {
      $0.draw(image, at: .zero, tint: .black)
    }
  }

  private func coverage(_ image: Image) -> (inside: Double, edge: Double) {
    image.withPixels { pixels, width in
      var (inside, edge) = (0.0, 0.0)
      for (index, pixel) in pixels.enumerated() {
        let (x, y) = (index % width, index / width)
        let part = Double(pixel >> 24) / 255
        inside += part
        if x == 0 || y == 0 || x == width - 1 || y == width - 1 { edge = max(edge, part) }
      }
      return (inside / Double(pixels.count), edge)
    } ?? (0, 0)
  }

  @Test("Every symbol draws something, and nothing beyond its square")
  func allDrawn() throws {
    #expect(Image.systemNames.count >= 300)
    for name in Image.systemNames {
      let (inside, edge) = coverage(try drawn(name))
      #expect(inside > 0.005, "\(name)")
      #expect(edge == 0, "\(name) reaches its edge")
    }
  }

  @Test("A name stands once in the list, and every other name leads to one of the list")
  func names() {
    #expect(Set(Image.systemNames).count == Image.systemNames.count)
    for (other, name) in Symbol.otherNames {
      #expect(Image.systemNames.contains(name), "\(other) leads to \(name)")
      #expect(!Image.systemNames.contains(other), "\(other) is drawn by itself")
    }
    #expect(Image(systemName: "no.such.symbol") == nil)
    #expect(Image(systemName: "no.such.symbol.fill") == nil)
  }

  @Test("The names that most UIKit programs use are known")
  func usualNames() {
    for name in usual.split(whereSeparator: \.isWhitespace) {
      #expect(Image(systemName: String(name)) != nil, "\(name)")
    }
  }

  @Test("The sign in a filled circle is a hole")
  func holes() throws {
    let image = try drawn("plus.circle.fill")
    #expect(image.pixel(x: 24, y: 24).alpha == 0)
    #expect(image.pixel(x: 12, y: 24).alpha == 1)
    let large = try drawn("plus.circle.fill", side: 300)
    #expect(large.pixel(x: 150, y: 150).alpha == 0)
    #expect(large.pixel(x: 75, y: 150).alpha == 1)
  }

  private let usual = """
    square.and.arrow.up square.and.arrow.down pencil pencil.circle square.and.pencil trash trash.fill folder \
    folder.fill folder.badge.plus paperplane paperplane.fill tray archivebox doc doc.fill doc.text doc.on.doc \
    doc.on.clipboard note.text calendar book bookmark bookmark.fill graduationcap paperclip link person \
    person.fill person.circle person.2 person.crop.circle person.crop.circle.fill person.badge.plus globe sun.max \
    sun.max.fill sun.min moon moon.fill sparkles cloud cloud.fill cloud.rain snowflake flame flame.fill drop umbrella \
    magnifyingglass plus.magnifyingglass minus.magnifyingglass mic mic.fill mic.slash message message.fill \
    bubble.left phone phone.fill video video.fill envelope envelope.fill gear gearshape gearshape.fill scissors cart \
    cart.fill bag creditcard wand.and.stars paintbrush hammer wrench printer briefcase house house.fill building.2 lock \
    lock.fill lock.open key wifi wifi.slash pin mappin map cpu memorychip display desktopcomputer laptopcomputer iphone \
    ipad keyboard headphones tv gamecontroller airplane car bicycle leaf clock clock.fill alarm stopwatch timer \
    hourglass photo photo.fill camera camera.fill film music.note play play.fill pause pause.fill stop stop.fill \
    backward.fill forward.fill shuffle repeat goforward gobackward speaker speaker.fill speaker.slash \
    speaker.wave.2 speaker.wave.2.fill speaker.wave.3 heart heart.fill star star.fill flag flag.fill bell bell.fill \
    bell.slash tag bolt bolt.fill eye eye.fill eye.slash info.circle info.circle.fill questionmark questionmark.circle \
    exclamationmark.circle exclamationmark.triangle exclamationmark.triangle.fill plus plus.circle plus.circle.fill \
    minus minus.circle minus.circle.fill xmark xmark.circle xmark.circle.fill checkmark checkmark.circle \
    checkmark.circle.fill checkmark.square chevron.left chevron.right chevron.up chevron.down \
    chevron.backward chevron.forward chevron.up.chevron.down arrow.left arrow.right arrow.up arrow.down \
    arrow.up.right arrow.clockwise arrow.counterclockwise arrow.uturn.backward arrow.uturn.forward \
    arrow.up.arrow.down arrow.left.arrow.right arrow.triangle.2.circlepath arrow.up.circle arrow.down.circle \
    arrow.right.circle arrow.up.circle.fill ellipsis ellipsis.circle ellipsis.circle.fill line.3.horizontal \
    line.3.horizontal.decrease.circle list.bullet list.number list.dash checklist square.grid.2x2 \
    rectangle.grid.1x2 sidebar.left text.alignleft text.aligncenter text.alignright bold italic underline \
    strikethrough textformat textformat.size circle circle.fill square square.fill triangle rectangle capsule diamond \
    hexagon slider.horizontal.3 switch.2 crop rotate.left rotate.right scribble chart.bar chart.pie \
    chart.line.uptrend.xyaxis waveform terminal chevron.left.forwardslash.chevron.right command qrcode viewfinder gift \
    hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.raised face.smiling lightbulb lightbulb.fill power battery.100 \
    thermometer network server.rack externaldrive antenna.radiowaves.left.and.right shield checkmark.shield \
    rectangle.portrait.and.arrow.right character.cursor.ibeam function number percent at multiply divide equal
    """
}
