import Testing

@testable import ResponderSystem

@Suite("Bytes of text") struct StringByteTests {
  @Test("The first occurrence is found, from a position on")
  func ranges() throws {
    let text = "aab aab"
    let first = try #require(text.byteRange(of: "ab", from: text.startIndex))
    #expect(text[..<first.lowerBound] == "a" && text[first.upperBound...] == " aab")
    let second = try #require(text.byteRange(of: "ab", from: first.upperBound))
    #expect(text[second.upperBound...] == "")
    #expect(text.byteRange(of: "ab", from: second.upperBound) == nil)
    #expect(text.byteRange(of: "ac", from: text.startIndex) == nil)
  }

  @Test("A text occurs at the end, after a part of itself, and as a part of a character")
  func occurrences() {
    #expect("aaab".hasBytes(of: "aab"))
    #expect("../x".hasBytes(of: "..") && "x/..".hasBytes(of: ".."))
    #expect(!"a.b.".hasBytes(of: ".."))
    #expect("..\u{301}".hasBytes(of: ".."))
    #expect("größe".hasBytes(of: "ö") && !"große".hasBytes(of: "ö"))
    #expect("".hasBytes(of: "") && !"".hasBytes(of: "a"))
  }

  @Test("Each occurrence is replaced, and what replaces it is not searched")
  func replacing() {
    #expect("&amp;lt; &amp;".replacingBytes(of: "&amp;", with: "&") == "&lt; &")
    #expect("aaa".replacingBytes(of: "a", with: "aa") == "aaaaaa")
    #expect("abc".replacingBytes(of: "d", with: "") == "abc")
    #expect("abc".replacingBytes(of: "", with: "x") == "abc")
  }
}
