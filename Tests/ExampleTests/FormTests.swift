import ResponderTestKit
import TestScenes
import Testing
import Widgets

@testable import Form
@testable import WindowResponder

@MainActor @Suite(.serialized) struct FormTests {
  private func show(width: Double, mirrored: Bool = false) -> (Stage, FormController) {
    let stage = Stage(size: Size(width: width, height: 560))
    let form = FormController()
    stage.window.rootViewController = form
    if mirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    stage.render()
    return (stage, form)
  }

  private func rect(_ view: View, _ form: FormController) -> Rect {
    view.convert(view.bounds, to: form.view)
  }

  @Test(
    "the columns are aligned, narrow and wide, and nothing contradicts",
    arguments: [300.0, 420, 900])
  func columns(width: Double) {
    var shown: (Stage, FormController)?
    #expect(messages { shown = show(width: width) }.isEmpty)
    guard let form = shown?.1 else { return }
    let fields = form.fields.map { rect($0, form) }
    #expect(Set(fields.map(\.minX)).count == 1 && Set(fields.map(\.maxX)).count == 1)
    let rows = rect(form.rows, form)
    #expect(rows.width == min(480, width - 40))
    #expect(abs(rows.midX - width / 2) <= 0.5)
    #expect(fields[0].maxX == rows.maxX)
    #expect(rect(form.button, form).height == 44)
    #expect(form.scrollView.contentSize == Size(width: width, height: rows.height + 48))
    #expect(form.hint.frame.height == form.hint.sizeThatFits(form.hint.bounds.size).height)
  }

  @Test("from right to left the names are at the right")
  func mirrored() {
    let (_, form) = show(width: 420, mirrored: true)
    let rows = rect(form.rows, form)
    let name = form.fields[0].superview?.subviews.first
    #expect(name.map { rect($0, form).maxX } == rows.maxX)
    #expect(rect(form.fields[0], form).minX == rows.minX)
  }
}
