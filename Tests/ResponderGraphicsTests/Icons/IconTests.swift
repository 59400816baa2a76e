import Glibc
import ResponderSystem
import ResponderTestKit
import TestImageFiles
import Testing

@testable import ResponderGraphics

@Suite("Themes of icons") @MainActor struct IconTests {
  private let root: String

  init() throws {
    var name = Array("/tmp/icons.XXXXXX".utf8CString)
    root = mkdtemp(&name).map { String(cString: $0) } ?? "/tmp"
    try theme(
      "mine", inherits: "parent",
      """
      [16]
      Size=16
      Type=Fixed
      [16@2]
      Size=16
      Scale=2
      Type=Fixed
      [32]
      Size=32
      Threshold=4
      [any]
      Size=64
      MinSize=48
      MaxSize=256
      Type=Scalable
      """, folders: "16,16@2,32,any,../../etc")
    try theme("parent", inherits: "mine,hicolor", "[24]\nSize=24\n", folders: "24")
    try theme("hicolor", inherits: "", "[48]\nSize=48\n", folders: "48")
    for file in [
      "mine/16/a.png", "mine/16@2/a.png", "mine/32/a.png", "mine/any/a.svg", "mine/32/b.png",
      "parent/24/c.png", "parent/24/a.png", "hicolor/48/app.png", "mine/32/folder.png",
      "mine/32/go-symbolic.svg",
    ] { try SystemFile.write([], "\(root)/\(file)") }
    try SystemFile.write([], root + "/loose.png")
  }

  private func theme(
    _ name: String, inherits: String, _ groups: String, folders: String
  ) throws {
    mkdir("\(root)/\(name)", 0o700)
    for folder in folders.split(separator: ",") { mkdir("\(root)/\(name)/\(folder)", 0o700) }
    let head =
      "# A remark\n[Icon Theme]\nName=\(name)\nInherits=\(inherits)\nDirectories=\(folders)\n"
    try SystemFile.write(Array((head + groups).utf8), "\(root)/\(name)/index.theme")
  }

  private func found(_ name: String, _ size: Int, _ scale: Int = 1, _ theme: String = "mine")
    -> String?
  {
    var finder = IconFinder(baseFolders: [Pathname(root)])
    return finder.file(name, size: size, scale: scale, theme: theme)
      .map { String($0.description.dropFirst(root.count + 1)) }
  }

  @Test("The folder for the size counts, else the nearest")
  func sizes() {
    #expect(found("a", 16) == "mine/16/a.png")
    #expect(found("a", 16, 2) == "mine/16@2/a.png")
    #expect(found("a", 30) == "mine/32/a.png")
    #expect(found("a", 128) == "mine/any/a.svg")
    #expect(found("a", 20) == "mine/16/a.png")
    #expect(found("b", 16) == "mine/32/b.png")
  }

  @Test("What a theme has not its parents have, then hicolor, then no theme")
  func inheritance() {
    #expect(found("c", 24) == "parent/24/c.png")
    #expect(found("app", 24) == "hicolor/48/app.png")
    #expect(found("app", 24, 1, "missing") == "hicolor/48/app.png")
    #expect(found("loose", 24) == "loose.png")
    #expect(found("nothing", 24) == nil)
  }

  @Test("Of a name with several parts a shorter one counts where it is missing")
  func shorterNames() {
    #expect(found("folder-remote-open", 32) == "mine/32/folder.png")
    #expect(found("go-next-symbolic", 32) == "mine/32/go-symbolic.svg")
  }

  @Test("Names that lead elsewhere, and themes that make no sense, give nothing")
  func hostile() throws {
    #expect(found("../mine/16/a", 16) == nil)
    #expect(found("a", 16, 1, "../mine") == nil)
    #expect(found("", 16) == nil)
    let index = IconTheme(
      index:
        "[Icon Theme]\nDirectories=/etc,..,x,y\n[x]\nSize=99999999999\n[y]\nSize=-1\n[/etc]\nSize=1"
    )
    #expect(index.folders.isEmpty)
  }

  @Test("An icon is an image of its size, a symbolic one a template")
  func images() throws {
    try SystemFile.write(TestImages.packedSVG, root + "/mine/any/tower.svg")
    try SystemFile.write(TestImages.packedSVG, root + "/mine/32/tower-symbolic.svg")
    var icons = Icons(theme: "mine", finder: IconFinder(baseFolders: [Pathname(root)]))
    let found = icons.image("tower", size: 64, scale: 1)
    let tower = try #require(found)
    #expect(tower.size == Size(width: 32, height: 64))
    #expect(!tower.isTemplate)
    let again = icons.image("tower", size: 64, scale: 1)
    let symbolic = icons.image("tower-symbolic", size: 32, scale: 2)
    let empty = icons.image("a", size: 16, scale: 1)
    #expect(again === tower)
    #expect(symbolic?.isTemplate == true)
    #expect(empty == nil)
    #expect(Image(iconNamed: "no such icon at all") == nil)
    #expect(Image(iconNamed: "folder", size: 0) == nil)
  }
}
