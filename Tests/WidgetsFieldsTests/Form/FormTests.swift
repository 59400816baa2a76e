import ResponderTestKit
import Testing
import Widgets

@MainActor struct FormTests {
  let stage = Stage(size: Size(width: 600, height: 500))
  let form = Form()
  let name = TextField()
  let mail = TextField()
  let letter = Switch()

  init() {
    form.frame = stage.window.bounds
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    form.addSection("Account")
    form.addRow("Name", name)
    form.addRow("E-mail address", mail, note: "Nobody else sees it.")
    form.addRow("Newsletter", letter)
    stage.window.addSubview(form)
    stage.render()
  }

  private func label(_ text: String) throws -> Label {
    try #require(form.subviews.compactMap { $0 as? Label }.first { $0.text == text })
  }

  @Test("A wide form has names in one column and controls in another")
  func wide() throws {
    #expect(name.frame.minX == mail.frame.minX && mail.frame.minX == letter.frame.minX)
    #expect(name.frame.maxX == 580 && letter.frame.width < 80)
    let text = try label("Name")
    #expect(text.frame.minX == 20 && text.frame.minY >= name.frame.minY)
    #expect(text.frame.maxY <= name.frame.maxY)
    #expect(try label("Nobody else sees it.").frame.minY >= mail.frame.maxY)
    #expect(form.contentSize.height < 500)
  }

  @Test("A segmented control whose titles have no room beside the name is below it")
  func segments() throws {
    let course = SegmentedControl(items: ["Starters", "Main courses", "Desserts"])
    form.addRow("Course", course)
    stage.render()
    let natural = course.intrinsicContentSize.width
    #expect(try label("Course").frame.maxX <= course.frame.minX)
    stage.resize(to: Size(width: 420, height: 500))
    stage.render()
    #expect(try label("Course").frame.maxY <= course.frame.minY)
    #expect(course.frame.width >= natural)
  }

  @Test("In a narrow form names stand above their fields, and beside what is small")
  func narrow() throws {
    stage.resize(to: Size(width: 260, height: 500))
    stage.render()
    let text = try label("E-mail address")
    #expect(text.frame.maxY <= mail.frame.minY && mail.frame.minX == 20)
    #expect(mail.frame.width == 220)
    let beside = try label("Newsletter")
    #expect(abs(beside.frame.midY - letter.frame.midY) <= 1)
    #expect(letter.frame.maxX == 240)
  }

  @Test("A form that has no room for its rows scrolls")
  func scrolls() {
    stage.resize(to: Size(width: 260, height: 150))
    stage.render()
    #expect(form.contentSize.height > 150)
    let before = form.contentSize.height
    form.addRow("Town", TextField())
    stage.render()
    #expect(form.contentSize.height > before + 40)
  }

  @Test("From right to left names stand at the right")
  func mirrored() throws {
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.render()
    #expect(try label("Name").frame.maxX == 580)
    #expect(name.frame.minX == 20)
  }

  @Test("A row that is hidden or removed leaves no gap, and its control has the row's name")
  func rows() {
    let height = form.contentSize.height
    let row = form.addRow("Town", TextField())
    stage.render()
    #expect(row.control.accessibilityLabel == "Town" && form.contentSize.height > height)
    row.isHidden = true
    stage.render()
    #expect(form.contentSize.height == height && row.control.isHidden)
    row.isHidden = false
    form.sections[0].removeRow(row)
    stage.render()
    #expect(form.contentSize.height == height && row.control.superview == nil)
  }

  @Test("A hidden section hides its rows, and shows those that are not hidden themselves again")
  func hiddenSection() {
    let height = form.contentSize.height
    let section = form.addSection("Address")
    let (town, street) = (TextField(), TextField())
    section.addRow("Town", town)
    section.addRow("Street", street).isHidden = true
    stage.render()
    #expect(form.contentSize.height > height)
    section.isHidden = true
    let late = section.addRow("Country", TextField())
    stage.render()
    #expect(form.contentSize.height == height)
    #expect(town.isHidden && late.control.isHidden && !letter.isHidden)
    section.isHidden = false
    stage.render()
    #expect(!town.isHidden && !late.control.isHidden && street.isHidden)
  }

  @Test("On cards small controls stand at the far side, and each row is as high as a finger needs")
  func grouped() throws {
    form.style = .grouped
    stage.render()
    #expect(letter.frame.maxX == 564)
    #expect(name.frame.maxX == 564)
    let tops = [name, mail, letter].map(\.frame.midY)
    #expect(
      tops[1] - tops[0] >= 44 && tops[2] - tops[1] >= 44, "\(tops) \(form.subviews.map(\.frame))")
  }

  @Test("A form that is very wide keeps its rows together in the middle")
  func veryWide() throws {
    stage.resize(to: Size(width: 1200, height: 500))
    stage.render()
    let text = try label("Name")
    #expect(text.frame.minX == 280 && name.frame.maxX == 920)
  }

  @Test("Among constraints a form is as high as its rows")
  func constrained() {
    form.removeFromSuperview()
    form.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(form)
    LayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: stage.window.topAnchor),
      form.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
    ])
    stage.render()
    #expect(form.frame.height == form.contentSize.height && form.frame.height > 150)
  }
}
