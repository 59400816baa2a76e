@testable import ResponderTestKit
@testable import WindowResponder

/// The changes of ``ScrolledPixelsTests`` in their order, with their names.
@MainActor struct ScrolledChanges {
  typealias Change = (name: String, perform: () -> Void)

  let stage: Stage
  let scene: ScrolledScene
  let scale: Double

  var all: [Change] { moves + shapes + mixed + covers + positions + sizes }

  private var list: View { scene.outer }
  private var inner: View { scene.inner }

  /// Returns an offset that is rounded to whole pixels.
  private func offset(_ x: Double, _ y: Double) -> Point {
    Point(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }

  /// Scrolls of the outer and the inner list.
  var moves: [Change] {
    [
      ("down", { list.bounds.origin = offset(0, 12) }),
      ("down more", { list.bounds.origin = offset(0, 33) }),
      ("up", { list.bounds.origin = offset(0, 20) }),
      ("aside", { list.bounds.origin = offset(9, 20) }),
      ("both ways", { list.bounds.origin = offset(2, 41) }),
      ("inner", { inner.bounds.origin = offset(0, 17) }),
      ("inner aside", { inner.bounds.origin = offset(23, 17) }),
      (
        "both",
        {
          inner.bounds.origin = offset(23, 30)
          list.bounds.origin = offset(2, 60)
        }
      ),
      (
        "both, the other way round",
        {
          list.bounds.origin = offset(2, 48)
          inner.bounds.origin = offset(10, 21)
        }
      ),
      (
        "in turn",
        {
          for step in 0..<4 {
            list.bounds.origin = offset(2, 48 - Double(step) * 3)
            inner.bounds.origin = offset(10, 21 + Double(step) * 2)
          }
        }
      ),
    ]
  }

  /// Changes of corners, borders and shadows, each with scrolls.
  var shapes: [Change] {
    [
      ("rounded", { list.layer.cornerRadius = 14 }),
      ("rounded, down", { list.bounds.origin = offset(2, 70) }),
      ("rounded, aside", { list.bounds.origin = offset(14, 70) }),
      ("border", { list.layer.borderWidth = 2.5 }),
      ("border, up", { list.bounds.origin = offset(14, 50) }),
      ("border, both ways", { list.bounds.origin = offset(4, 44) }),
      ("inner rounded", { inner.layer.cornerRadius = 9 }),
      ("inner rounded, down", { inner.bounds.origin = offset(10, 3) }),
      ("shadow", { list.layer.shadowOpacity = 0.6 }),
      ("shadow, down", { list.bounds.origin = offset(4, 66) }),
      ("no corners", { list.layer.cornerRadius = 0 }),
    ]
  }

  /// Scrolls together with changes of rows.
  var mixed: [Change] {
    [
      (
        "changed, then scrolled",
        {
          scene.row(3).backgroundColor = .purple
          list.bounds.origin = offset(4, 78)
        }
      ),
      (
        "scrolled, then changed",
        {
          list.bounds.origin = offset(4, 71)
          scene.row(4).backgroundColor = .orange
        }
      ),
      (
        "changed between scrolls",
        {
          list.bounds.origin = offset(4, 75)
          scene.row(3).backgroundColor = .white
          scene.row(4).frame.origin.y += 3
          list.bounds.origin = offset(4, 90)
        }
      ),
    ]
  }

  /// Views above the list that do not scroll.
  var covers: [Change] {
    [
      (
        "a bar that stays",
        {
          list.bounds.origin = offset(4, 99)
          scene.bar.frame.origin = Point(
            x: list.bounds.maxX - 8, y: list.bounds.minY + 30)
        }
      ),
      (
        "a bar that stays, again",
        {
          list.bounds.origin = offset(4, 111)
          scene.bar.frame.origin = Point(
            x: list.bounds.maxX - 8, y: list.bounds.minY + 34)
        }
      ),
      ("a cover that is see-through", { scene.cover.alpha = 0.5 }),
      ("under it", { list.bounds.origin = offset(4, 120) }),
      ("a cover with a shadow", { scene.cover.layer.shadowOpacity = 0.8 }),
      ("under the shadow", { list.bounds.origin = offset(1, 127) }),
    ]
  }

  /// Positions between pixels and outside the window, and views that are see-through.
  var positions: [Change] {
    [
      ("odd place", { list.frame.origin = Point(x: 13.3, y: 41.7) }),
      ("at an odd place", { list.bounds.origin = offset(1, 118) }),
      ("beyond the window", { list.frame.origin = Point(x: 100.5, y: 150) }),
      ("beyond the window, up", { list.bounds.origin = offset(1, 108) }),
      ("no background", { list.backgroundColor = nil }),
      ("no background, down", { list.bounds.origin = offset(6, 119) }),
      ("a row that is see-through", { scene.row(5).alpha = 0.4 }),
      ("with that row", { list.bounds.origin = offset(6, 129) }),
      ("resized", { stage.resize(to: Size(width: 260, height: 280)) }),
      ("after that", { list.bounds.origin = offset(6, 139) }),
    ]
  }

  /// Changes of sizes between scrolls, and another theme.
  var sizes: [Change] {
    [
      (
        "scrolled and resized",
        {
          list.bounds.origin = offset(6, 130)
          stage.resize(to: Size(width: 240, height: 300))
          list.bounds.origin = offset(6, 136)
        }
      ),
      (
        "scrolled and made larger",
        {
          list.bounds.origin = offset(6, 140)
          list.frame.size.height += 10
          list.bounds.origin = offset(6, 145)
        }
      ),
      ("dark", { stage.application.theme = .dark }),
      ("dark, up", { list.bounds.origin = offset(6, 133) }),
    ]
  }
}
