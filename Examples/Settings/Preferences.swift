import Widgets
import WindowResponder

/// An application with typical settings, which are saved and applied immediately.
@main final class Preferences: Responder, ApplicationDelegate {
  let window = Window(size: Size(width: 620, height: 640))

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "Settings"
    application.identifier = "org.windowresponder.Preferences"
    window.title = "Settings"
    window.minimumSize = Size(width: 300, height: 240)
    window.rootViewController = PreferencesController()
    window.makeKeyAndVisible()
  }
}

/// A form with rows in sections.
final class PreferencesController: ViewController {
  @Setting("appearance") var appearanceIndex = 0
  @Setting("textSize") var textSize = 14.0
  @Setting("name") var name = ""
  @Setting("sounds") var playsSounds = true
  @Setting("volume") var volume = 0.6
  @Setting("tags") var tags = "work, home"
  @Setting("town") var town = "Bern"

  let form = Form(style: .grouped)
  let menuBar = MenuBar()
  let status = StatusBar()
  let appearance = RadioGroup(titles: ["As the desktop", "Light", "Dark"])
  let size = Stepper()
  let sizeLabel = Label()
  let nameField = TextField()
  let townBox = ComboBox(items: ["Basel", "Bern", "Geneva", "Lausanne", "Lugano", "Zurich"])
  let sounds = Switch()
  let volumeSlider = Slider()
  let tagField = TokenField()
  let space = LevelIndicator()
  private var volumeRow: FormRow?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    addDisplay()
    addPerson()
    addSounds()
    let about = form.addSection("About")
    space.value = 0.72
    space.warningValue = 0.8
    about.addRow("Disk space", space)
    about.addRow("Help", Link("Documentation", address: "https://example.org/docs"))
    for part in [menuBar, form, status] { view.addSubview(part) }
    status.text = "Changes are kept at once"
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let (top, bottom) = (menuBar.intrinsicContentSize.height, status.intrinsicContentSize.height)
    menuBar.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: top)
    form.frame = Rect(
      x: area.minX, y: area.minY + top, width: area.width,
      height: max(0, area.height - top - bottom))
    status.frame = Rect(x: area.minX, y: form.frame.maxY, width: area.width, height: bottom)
  }

  // MARK: Sections

  private func addDisplay() {
    let section = form.addSection("Display")
    appearance.axis = .horizontal
    appearance.selectedIndex = appearanceIndex
    onChange(of: appearance) {
      $0.appearanceIndex = $0.appearance.selectedIndex ?? 0
      $0.applyAppearance()
    }
    section.addRow("Appearance", appearance)
    size.accessibilityLabel = "Text size"
    size.minimumValue = 9
    size.maximumValue = 30
    size.value = textSize
    onChange(of: size) {
      $0.textSize = $0.size.value
      $0.showSize()
    }
    let pair = StackView(arrangedSubviews: [sizeLabel, size])
    pair.spacing = 12
    pair.alignment = .center
    section.addRow("Text size", pair, note: "Of what you write, not of the window.")
      .fillsWidth = false
    showSize()
    applyAppearance()
  }

  private func addPerson() {
    let section = form.addSection("Person", footer: "Stored on this computer only.")
    nameField.text = name
    nameField.placeholder = "Your name"
    nameField.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        name = nameField.text ?? ""
        tellSaved()
      }, for: .editingChanged)
    section.addRow("Name", nameField)
    townBox.text = town
    onChange(of: townBox) { $0.town = $0.townBox.text ?? "" }
    section.addRow("Town", townBox)
    tagField.placeholder = "Add a word"
    tagField.suggestions = ["family", "holiday", "home", "work"]
    tagField.tokens = tags.split(separator: ",").map { String($0.drop { $0 == " " }) }
    onChange(of: tagField) { $0.tags = $0.tagField.tokens.joined(separator: ", ") }
    section.addRow("Words", tagField)
  }

  private func addSounds() {
    let section = form.addSection("Sounds")
    sounds.isOn = playsSounds
    onChange(of: sounds) {
      $0.playsSounds = $0.sounds.isOn
      $0.volumeRow?.isHidden = !$0.sounds.isOn
    }
    section.addRow("Play sounds", sounds)
    volumeSlider.value = volume
    onChange(of: volumeSlider) { $0.volume = $0.volumeSlider.value }
    volumeRow = section.addRow("Volume", volumeSlider)
    volumeRow?.isHidden = !playsSounds
  }

  /// Performs a closure that saves a setting when the user changes a control.
  private func onChange(
    of control: Control, _ keep: @escaping @MainActor (PreferencesController) -> Void
  ) {
    control.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        keep(self)
        tellSaved()
      }, for: .valueChanged)
  }

  private func tellSaved() { status.show("Kept", for: 2) }

  private func showSize() { sizeLabel.text = "\(Int(textSize)) points" }

  private func applyAppearance() {
    let styles: [UserInterfaceStyle] = [.unspecified, .light, .dark]
    let index = styles.indices.contains(appearanceIndex) ? appearanceIndex : 0
    view.overrideUserInterfaceStyle = styles[index]
  }
}
