/// The names that blocks can use without declaring them, as described in CONTRIBUTING.md.
enum GivenNames {
  static let text = """
    import ResponderTestKit
    import Widgets
    import WindowResponder

    @MainActor let application = Application()
    @MainActor let window = Window(size: Size(width: 400, height: 300))
    @MainActor let stage = Stage(size: Size(width: 400, height: 300))
    @MainActor let button = Button()
    @MainActor let card = View()
    @MainActor let field = TextField()
    @MainActor let imageView = ImageView()
    @MainActor let label = Label()
    @MainActor let slider = Slider()
    @MainActor let textView = TextView()
    let path = "/tmp/example"

    """
}
