import ResponderTestKit
import Testing
import Widgets

/// Tests of the edges that the fills of controls have with high contrast.
@MainActor @Suite(.serialized) struct ContrastEdgeControlTests {
  private let stage = Stage(size: Size(width: 320, height: 120))

  /// Returns the contrast of the left edge of a control with the background beside it.
  private func edgeContrast(of control: View, _ theme: Theme, on ground: Color) -> Double {
    stage.application.theme = theme
    stage.window.backgroundColor = ground
    stage.window.addSubview(control)
    defer { control.removeFromSuperview() }
    let image = stage.snapshot()
    let (x, y) = (Int(control.frame.minX), Int(control.frame.midY))
    return image.pixel(x: x, y: y).contrastRatio(with: image.pixel(x: x - 5, y: y))
  }

  private func makeControls() -> [View] {
    let segments = SegmentedControl(items: ["One", "Two"])
    segments.frame = Rect(x: 40, y: 30, width: 200, height: 44)
    let field = TextField(frame: Rect(x: 40, y: 30, width: 200, height: 44))
    field.borderStyle = .roundedRect
    return [segments, Stepper(frame: Rect(x: 40, y: 30, width: 96, height: 44)), field]
  }

  @Test("With high contrast, segmented controls, steppers and fields have a visible edge")
  func edges() {
    for theme in [Theme.highContrastLight, .highContrastDark] {
      for ground in [Color.systemBackground, .systemGroupedBackground] {
        for control in makeControls() {
          let ratio = edgeContrast(of: control, theme, on: ground)
          #expect(ratio >= 3, "\(type(of: control)), dark: \(theme.isDark)")
        }
      }
    }
  }

  @Test("With normal contrast, a segmented control has no edge")
  func normalContrast() {
    let control = makeControls()[0]
    #expect(edgeContrast(of: control, .light, on: .systemBackground) < 2)
  }
}
