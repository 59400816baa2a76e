import Testing

@testable import ResponderRuntime

@Suite("Mangled names") struct MangledNameTests {
  @Test("Identifiers that refer to words of earlier ones are written out in full")
  func words() {
    #expect(
      MangledName("7Widgets021TableViewHeaderFooterC0C")?.text
        == "7Widgets25TableViewHeaderFooterViewC")
    #expect(MangledName("15WindowResponder0B0C")?.text == "15WindowResponder9ResponderC")
    #expect(MangledName("7Widgets9TableViewC5StyleO")?.text == "7Widgets9TableViewC5StyleO")
    #expect(
      MangledName("4User4PageCy7Widgets05TableB0CG")?.text == "4User4PageCy7Widgets9TablePageCG")
  }

  @Test("A module in a name is replaced, wherever it stands")
  func replacing() {
    func moved(_ name: String) -> String? {
      MangledName(name)?.replacing("Widgets", with: "ResponderLists").text
    }
    #expect(moved("7Widgets9TableViewC") == "14ResponderLists9TableViewC")
    #expect(moved("4User4PageCy7Widgets9TableViewCG") == "4User4PageCy14ResponderLists9TableViewCG")
    #expect(moved("4User4PageC") == "4User4PageC")
    #expect(moved("7Widgets9TableViewC4UserE5MakerC") == "14ResponderLists9TableViewC4UserE5MakerC")
  }

  @Test("References to earlier parts and to types of the standard library stay as they are")
  func references() {
    for name in [
      "SaySiG", "4User4PageCyAA5OtherCG", "4User4PairVyACG", "s5Int32V", "ScM", "SDySSSiG",
    ] {
      #expect(MangledName(name)?.text == name)
    }
  }

  @Test("Text that is no name is read as none, and never traps")
  func malformed() {
    for text in ["7Widget", "0Z0", "99999999999999999999A", "0", "0a", "7Widgets0", "00"] {
      #expect(MangledName(text) == nil, "\(text)")
      #expect(TypeNames.type(named: text) == nil)
    }
    for text in ["", "A", "S", "A9", "S9", "S9_", "Ab", "A_"] { _ = MangledName(text) }
  }

  @Test(
    "A type is found by its name, and by the name of a module of the library that it was in before")
  func types() {
    let name = TypeNames.name(of: TypeNamesTestClass.self)
    #expect(name.flatMap(TypeNames.type(named:)) is TypeNamesTestClass.Type)
    #expect(TypeNames.type(named: "7Widgets9TableViewC\u{0}") == nil)
    #expect(TypeNames.type(named: String(repeating: "1a", count: 1_000)) == nil)
    let beside = TypeNames.type(named: "TypeNamesTestClass", besides: TypeNamesOther.self)
    #expect(beside is TypeNamesTestClass.Type)
    #expect(TypeNames.type(named: "Missing", besides: TypeNamesOther.self) == nil)
  }

  @Test("A class beside another type stands in the same module itself, and is not generic")
  func besides() {
    func find(_ name: String, _ type: Any.Type) -> Any.Type? {
      TypeNames.type(named: name, besides: type)
    }
    #expect(find("TypeNamesTestClass", TypeNamesOther.Inner.self) is TypeNamesTestClass.Type)
    #expect(find("TypeNamesTestClass", TypeNamesGeneric<Int>.self) is TypeNamesTestClass.Type)
    #expect(find("TypeNamesPrivate", TypeNamesOther.self) == nil)
    #expect(find("Inner", TypeNamesOther.self) == nil)
    #expect(find("TypeNamesOther", TypeNamesTestClass.self) == nil)
    #expect(find("TypeNamesGeneric", TypeNamesTestClass.self) == nil)
    // A type of another module, in this file and in a shared library.
    #expect(find("TypeNamesTestClass", TypeNames.self) == nil)
    #expect(find("TypeNamesTestClass", Int.self) == nil)
    #expect(find("", TypeNamesOther.self) == nil)
    let nonNominal: Any.Type = (Int, Int).self
    #expect(find("TypeNamesTestClass", nonNominal) == nil)
  }
}

final class TypeNamesTestClass {}
struct TypeNamesOther {
  final class Inner {}
}
final class TypeNamesGeneric<Value> {}
private final class TypeNamesPrivate {}
